import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Area, ImageUse } from '@parvis/contracts/media/crop.ts';
import type { CropForm } from '@parvis/contracts/media/views.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessage } from '../../requests/failure-message.ts';
import { DialogActions, DialogFrame } from '../../shell/dialog-frame.tsx';
import { Loading } from '../../shell/frame.tsx';
import { NativeSelect } from '../../shell/native-select.tsx';
import { useNotify } from '../../shell/notices.tsx';
import { readCrop, saveCrop } from '../api/crop.ts';
import { CropPicture } from './crop-picture.tsx';
import { CropSliders } from './crop-sliders.tsx';

interface CropDialogProps {
  readonly imageId: string;
  /** The item in which the area applies; null for everywhere. */
  readonly contentId: ContentId | null;
  /** The use that is shown first. */
  readonly firstUse?: ImageUse;
  readonly onClose: () => void;
}

/** The dialog that chooses the area of an image for each of its uses. */
export function CropDialog({ imageId, contentId, firstUse = 'card', onClose }: CropDialogProps) {
  const intl = useIntl();
  const { data, error } = useQuery(readCrop(imageId, contentId));
  return (
    <DialogFrame wide title={intl.formatMessage({ id: 'crop.title' })} onClose={onClose}>
      <p>
        <FormattedMessage id={contentId === null ? 'crop.everywhere' : 'crop.in-content'} />
      </p>
      {error && (
        <p role="alert" className="refused">
          {failureMessage(intl, error)}
        </p>
      )}
      {!data && !error && <Loading />}
      {data && <CropTool key={data.image.hash} form={data} firstUse={firstUse} onClose={onClose} />}
    </DialogFrame>
  );
}

interface CropToolProps {
  readonly form: CropForm;
  readonly firstUse: ImageUse;
  readonly onClose: () => void;
}

function CropTool({ form, firstUse, onClose }: CropToolProps) {
  const intl = useIntl();
  const [use, setUse] = useState(firstUse);
  const [drawn, setDrawn] = useState<Area>();
  const { save, error, forget } = useCropSave(form, onClose);
  const of = form.uses.find((one) => one.use === use);
  if (of === undefined) return null;
  const area = drawn ?? of.area;
  const shape = of.minWidth / of.minHeight;
  const change = (changed: Area | undefined) => {
    setDrawn(changed);
    forget();
  };
  return (
    <>
      <NativeSelect
        label={intl.formatMessage({ id: 'crop.use' })}
        value={use}
        options={form.uses.map(({ use: value, minWidth, minHeight }) => ({
          value,
          label: intl.formatMessage({ id: `crop.use.${value}` }, { minWidth, minHeight }),
        }))}
        onChange={(chosen) => {
          setUse(chosen);
          change(undefined);
        }}
      />
      <CropPicture image={form.image} area={area} shape={shape} onChange={change} />
      <CropSliders image={form.image} area={area} shape={shape} onChange={change} />
      <p role="status">
        <FormattedMessage
          id={drawn || of.chosen ? 'crop.size' : 'crop.size-automatic'}
          values={{ width: area.width, height: area.height }}
        />
      </p>
      {error !== undefined && (
        <p role="alert" className="refused">
          {failureMessage(intl, error)}
        </p>
      )}
      <DialogActions>
        <Button className="button primary" onPress={() => void save(use, area)}>
          <FormattedMessage id="crop.save" />
        </Button>
        <Button className="button" onPress={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </>
  );
}

/** Saves the area of a use; a refusal is shown until the area changes. */
function useCropSave(form: CropForm, onSaved: () => void) {
  const intl = useIntl();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [error, setError] = useState<unknown>();
  const save = async (use: ImageUse, area: Area) => {
    try {
      await saveCrop(form, use, area);
      await queryClient.invalidateQueries({ queryKey: ['media'] });
      notify({ words: intl.formatMessage({ id: 'crop.saved' }) });
      onSaved();
    } catch (cause) {
      setError(cause);
    }
  };
  return { save, error, forget: () => setError(undefined) };
}
