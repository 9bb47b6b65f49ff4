import { imageTypes } from '@parvis/contracts/media/types.ts';
import type { ImageView } from '@parvis/contracts/media/views.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { UploadZone } from '../library/upload/upload-zone.tsx';
import { useUploads } from '../library/upload/use-uploads.ts';
import { Paging } from '../pages/paging.tsx';
import { failureMessage } from '../requests/failure-message.ts';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { Field } from '../shell/field.tsx';
import { Loading } from '../shell/frame.tsx';
import { listImages } from './api/images.ts';
import { ImageGrid } from './image-grid.tsx';

const accepted = Object.values(imageTypes).map(({ type }) => type);

interface MediaPickerProps {
  readonly onPick: (image: ImageView) => void;
  readonly onClose: () => void;
}

/** A dialog that picks an image from the library, by searching or uploading. */
export function MediaPicker({ onPick, onClose }: MediaPickerProps) {
  const intl = useIntl();
  const [search, setSearch] = useState<{ q: string; page: number }>({ q: '', page: 1 });
  const uploads = useUploads((media) => media.kind === 'image' && onPick(media));
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
      {list ? (
        <ImageGrid images={list.items} isSearched={search.q.trim() !== ''} onPick={onPick} />
      ) : (
        !error && <Loading />
      )}
      {list && <Paging list={list} onPage={(page = 1) => setSearch({ ...search, page })} />}
      <UploadZone uploads={uploads} accepted={accepted} />
      <DialogActions>
        <Button className="button" onPress={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
