import type { MediaId } from '@parvis/contracts/media/ids.ts';
import { ImageOff, ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { CropButton } from './crop-button.tsx';
import styles from './media-picker.module.css';
import { MediaPicker } from './media-picker.tsx';
import { PickedImage } from './picked-image.tsx';

interface ImageFieldProps {
  readonly label: string;
  /** The id; undefined until one is picked. */
  readonly value: string | undefined;
  readonly onChange: (imageId: MediaId | undefined) => void;
  readonly refused: string | undefined;
  readonly readOnly: boolean;
  /** True if the field may be empty. */
  readonly optional: boolean;
  /** Whether the image is that of a header: removing it needs a confirmation. */
  readonly ofHeader?: boolean;
}

/** The picked image, and buttons to replace or remove it. */
export function ImageField(props: ImageFieldProps) {
  const { label, value, onChange, refused, readOnly, optional, ofHeader = false } = props;
  const [picking, setPicking] = useState(false);
  const [leavingOut, setLeavingOut] = useState(false);
  return (
    <div role="group" aria-label={label} className={styles.choose}>
      {value !== undefined && <PickedImage key={value} id={value} readOnly={readOnly} />}
      {!readOnly && (
        <Button className="button" onPress={() => setPicking(true)}>
          <ImagePlus size={15} aria-hidden />
          <FormattedMessage id={value === undefined ? 'media.choose' : 'media.choose-other'} />
        </Button>
      )}
      {!readOnly && <CropButton key={`crop ${value}`} imageId={value} />}
      {optional && value !== undefined && !readOnly && (
        <Button
          className="button"
          onPress={() => (ofHeader ? setLeavingOut(true) : onChange(undefined))}
        >
          <ImageOff size={15} aria-hidden />
          <FormattedMessage id="media.leave-out" />
        </Button>
      )}
      {!optional && value === undefined && refused === undefined && (
        <p className={styles.required}>
          <FormattedMessage id="media.required" />
        </p>
      )}
      {refused !== undefined && (
        <p role="alert" className="refused">
          {refused}
        </p>
      )}
      {picking && (
        <MediaPicker
          onClose={() => setPicking(false)}
          onPick={({ id }) => {
            setPicking(false);
            onChange(id);
          }}
        />
      )}
      {leavingOut && (
        <LeaveOutDialog
          onCancel={() => setLeavingOut(false)}
          onConfirm={() => {
            setLeavingOut(false);
            onChange(undefined);
          }}
        />
      )}
    </div>
  );
}

interface LeaveOutDialogProps {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function LeaveOutDialog(props: LeaveOutDialogProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'header.leave-out' })}
      confirm={intl.formatMessage({ id: 'media.leave-out' })}
      {...props}
    >
      <FormattedMessage id="header.leave-out-words" />
    </ConfirmDialog>
  );
}
