import { maxFileBytes } from '@parvis/contracts/media/limits.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { sendParts } from '../library/upload/send-file.ts';
import { failureMessage } from '../requests/failure-message.ts';
import { createContentImport } from './api/content-imports.ts';

/** Sends a file in parts, has it rehearsed, and shows that. A file that failed is sent on from there. */
export function useUpload() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const stopping = useRef<AbortController>(undefined);
  const begun = useRef<{ readonly file: File; readonly uploadId: string }>(undefined);
  const sendWhole = async (file: File, language: Locale | undefined, signal: AbortSignal) => {
    const known = begun.current?.file === file ? begun.current.uploadId : undefined;
    const sending = { file, kind: 'file', hash: undefined, uploadId: known } as const;
    const { id: uploadId } = await sendParts(
      sending,
      ({ id, received, bytes }) => {
        begun.current = { file, uploadId: id };
        setShare(Math.round((100 * received) / bytes));
      },
      signal,
    );
    const { id } = await createContentImport(uploadId, language, signal);
    await navigate({ to: '/admin/content-imports/$id', params: { id } });
  };
  const send = async (file: File, language: Locale | undefined) => {
    setFailure(undefined);
    if (file.size > maxFileBytes)
      return setFailure(intl.formatMessage({ id: 'content-imports.too-large' }));
    const { signal } = (stopping.current = new AbortController());
    setShare(0);
    try {
      await sendWhole(file, language, signal);
    } catch (error) {
      if (!signal.aborted) setFailure(failureMessage(intl, error));
    } finally {
      setShare(undefined);
    }
  };
  return {
    share: share ?? 0,
    isBusy: share !== undefined,
    failure,
    send,
    stop: () => stopping.current?.abort(),
  };
}
