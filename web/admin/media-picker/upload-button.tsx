import { imageTypes } from '@parvis/contracts/media/types.ts';
import type { ImageView } from '@parvis/contracts/media/views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Button, FileTrigger } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { newCommandId } from '../requests/command-id.ts';
import { failureMessage } from '../requests/failure-message.ts';
import { uploadImage } from './api/images.ts';

const accepted = Object.values(imageTypes).map(({ type }) => type);

/** A button that uploads a picture to the library. */
export function UploadButton({ onUploaded }: { onUploaded: (image: ImageView) => void }) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>();
  const send = async (file: File) => {
    setSending(true);
    setError(undefined);
    try {
      const image = await uploadImage(file, newCommandId());
      void queryClient.invalidateQueries({ queryKey: ['media', 'images'] });
      onUploaded(image);
    } catch (cause) {
      setError(cause);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <FileTrigger
        acceptedFileTypes={accepted}
        onSelect={(files) => {
          const file = files?.[0];
          if (file) void send(file);
        }}
      >
        <Button className="button" isDisabled={sending}>
          <Upload size={15} aria-hidden />
          <FormattedMessage id={sending ? 'media.uploading' : 'media.upload'} />
        </Button>
      </FileTrigger>
      {error !== undefined && (
        <p role="alert" className="refused">
          {failureMessage(intl, error)}
        </p>
      )}
    </>
  );
}
