import type { ImageView } from '@parvis/contracts/media/views.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { Paging } from '../pages/paging.tsx';
import { failureMessage } from '../requests/failure-message.ts';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { Field } from '../shell/field.tsx';
import { Loading } from '../shell/frame.tsx';
import { listImages } from './api/images.ts';
import { ImageGrid } from './image-grid.tsx';
import { UploadButton } from './upload-button.tsx';

interface MediaPickerProps {
  readonly onPick: (image: ImageView) => void;
  readonly onClose: () => void;
}

/** A dialog that picks a picture of the library, by searching or uploading. */
export function MediaPicker({ onPick, onClose }: MediaPickerProps) {
  const intl = useIntl();
  const [search, setSearch] = useState<{ q: string; page: number }>({ q: '', page: 1 });
  const { data: list, error } = useQuery(
    listImages({ q: search.q.trim() || undefined, page: search.page }),
  );
  return (
    <DialogFrame wide title={intl.formatMessage({ id: 'media.choose' })} onClose={onClose}>
      <Field
        autoFocus
        label={intl.formatMessage({ id: 'media.search' })}
        value={search.q}
        onChange={(q) => setSearch({ q, page: 1 })}
      />
      {error && (
        <p role="alert" className="refused">
          {failureMessage(intl, error)}
        </p>
      )}
      {list ? <ImageGrid images={list.items} onPick={onPick} /> : !error && <Loading />}
      {list && <Paging list={list} onPage={(page = 1) => setSearch({ ...search, page })} />}
      <DialogActions>
        <UploadButton onUploaded={onPick} />
        <Button className="button" onPress={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
