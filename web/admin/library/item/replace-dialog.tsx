import { imageTypes } from '@parvis/contracts/media/types.ts';
import type { FileView, ImageView } from '@parvis/contracts/media/views.ts';
import { Upload } from 'lucide-react';
import { Button, type DropItem, DropZone, FileTrigger, ProgressBar } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessage } from '../../requests/failure-message.ts';
import { DialogActions, DialogFrame } from '../../shell/dialog-frame.tsx';
import styles from '../upload/upload.module.css';
import { toKilobytes } from './kilobytes.ts';
import { useReplacement } from './use-replacement.ts';

interface ReplaceDialogProps {
  readonly media: ImageView | FileView;
  readonly onClose: () => void;
}

const pictures = Object.values(imageTypes).map(({ type }) => type);

/** The dialog that replaces an item's file; an interrupted upload resumes. */
export function ReplaceDialog({ media, onClose }: ReplaceDialogProps) {
  const intl = useIntl();
  const { file, choose, share, error, send } = useReplacement(media, onClose);
  const isBusy = share !== undefined;
  return (
    <DialogFrame title={intl.formatMessage({ id: 'item.replace-title' })} onClose={onClose}>
      <p>
        <FormattedMessage id={`item.replace-about.${media.kind}`} />
      </p>
      <FileChoice kind={media.kind} onChoose={choose} isDisabled={isBusy} />
      <p role="status">
        {file && <FormattedMessage id="item.replace-chosen" values={sizeOf(file)} />}
      </p>
      {file && isBusy && (
        <ProgressBar className={styles.progress ?? ''} aria-label={file.name} value={share}>
          <progress max={100} value={share} aria-hidden />
        </ProgressBar>
      )}
      {error !== undefined && (
        <p role="alert" className="refused">
          {failureMessage(intl, error)}
        </p>
      )}
      <DialogActions>
        <Button
          className="button primary"
          isDisabled={file === undefined || isBusy}
          onPress={() => void send()}
        >
          <FormattedMessage id="item.replace-send" />
        </Button>
        <Button className="button" onPress={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

interface FileChoiceProps {
  readonly kind: 'image' | 'file';
  readonly onChoose: (file: File) => void;
  readonly isDisabled: boolean;
}

/** The area where the file is dropped or chosen. */
function FileChoice({ kind, onChoose, isDisabled }: FileChoiceProps) {
  const intl = useIntl();
  const take = async (items: readonly DropItem[]) => {
    const dropped = items.find((item) => item.kind === 'file');
    if (dropped?.kind === 'file') onChoose(await dropped.getFile());
  };
  return (
    <DropZone
      className={styles.drop ?? ''}
      aria-label={intl.formatMessage({ id: 'item.replace-drop' })}
      isDisabled={isDisabled}
      onDrop={({ items }) => void take(items)}
    >
      <FileTrigger
        {...(kind === 'image' && { acceptedFileTypes: pictures })}
        onSelect={(files) => files?.[0] && onChoose(files[0])}
      >
        <Button className="button" isDisabled={isDisabled}>
          <Upload size={15} aria-hidden />
          <FormattedMessage id="item.replace-choose" />
        </Button>
      </FileTrigger>
      <p>
        <FormattedMessage id="item.replace-drop" />
      </p>
    </DropZone>
  );
}

function sizeOf({ name, size: bytes }: File) {
  return { name, size: toKilobytes(bytes) };
}
