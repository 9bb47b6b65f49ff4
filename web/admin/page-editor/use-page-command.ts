import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../requests/failure-message.ts';
import { type Notice, useNotify } from '../shell/notices.tsx';

interface PageCommand<T> {
  readonly send: () => Promise<T>;
  /** The notice when it is done, made from the response. */
  readonly done?: (answer: T) => Notice;
  /** The message when it was not done; its reason follows. */
  readonly failed?: string;
}

/**
 * Returns a function that runs a command on a page: it invalidates what was read of the page, and shows
 * the outcome as a notice. It resolves to undefined if the command failed.
 */
export function usePageCommand(contentId: string) {
  const intl = useIntl();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    async <T>({ send, done, failed }: PageCommand<T>): Promise<T | undefined> => {
      setBusy(true);
      try {
        const response = await send();
        await queryClient.invalidateQueries({ queryKey: ['page', contentId] });
        void queryClient.invalidateQueries({ queryKey: ['pages'] });
        void queryClient.invalidateQueries({ queryKey: ['history', contentId] });
        void queryClient.invalidateQueries({ queryKey: ['merges'] });
        if (done) notify(done(response));
        return response;
      } catch (error) {
        const reason = failureMessage(intl, error);
        const notice = failed
          ? { words: intl.formatMessage({ id: failed }), detail: reason }
          : { words: reason };
        notify({ ...notice, tone: 'failed' });
        return undefined;
      } finally {
        setBusy(false);
      }
    },
    [contentId, intl, notify, queryClient],
  );
  return { run, busy };
}
export type RunPageCommand = ReturnType<typeof usePageCommand>['run'];
