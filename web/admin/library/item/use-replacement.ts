import type { FileView, ImageView } from '@parvis/contracts/media/views.ts';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRefresh } from '../../requests/use-refresh.ts';
import { useNotify } from '../../shell/notices.tsx';
import { replaceMedia } from '../api/replacement.ts';
import { hashOfFile } from '../upload/file-hash.ts';
import { sendParts } from '../upload/send-file.ts';

/**
 * Uploads the chosen file and replaces an item's with it; `share` is the uploaded fraction
 * meanwhile.
 */
export function useReplacement(media: ImageView | FileView, onDone: () => void) {
  const intl = useIntl();
  const notify = useNotify();
  const refresh = useRefresh('media');
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<unknown>();
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);
  const choose = (chosen: File) => {
    setFile(chosen);
    setError(undefined);
  };
  const send = async () => {
    if (file === undefined) return;
    const stop = new AbortController();
    stopping.current = stop;
    setShare(0);
    setError(undefined);
    try {
      const sending = { file, kind: media.kind, hash: await hashOfFile(file), uploadId: undefined };
      const sent = ({ received }: { received: number }) =>
        setShare(Math.round((100 * received) / file.size));
      const upload = await sendParts(sending, sent, stop.signal);
      stop.signal.throwIfAborted();
      const replaced = await replaceMedia(media, upload.id);
      await refresh();
      const isSame = replaced.revision === media.revision;
      notify({ words: intl.formatMessage({ id: isSame ? 'item.replace-same' : 'item.replaced' }) });
      onDone();
    } catch (cause) {
      if (!stop.signal.aborted) setError(cause);
    } finally {
      setShare(undefined);
    }
  };
  return { file, choose, share, error, send };
}
