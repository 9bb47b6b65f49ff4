import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureWords } from '../requests/failure-words.ts';
import { type Notice, useNotify } from '../shell/notices.tsx';

interface PageCommand<T> {
  readonly send: () => Promise<T>;
  /** The notice when it is done, made from the response. */
  readonly done?: (answer: T) => Notice;
  /** The message when it was not done; its reason follows. */
  readonly failed?: string;
}

/**
 * Runs one command on a page at a time: what was read of it is read again, and the outcome is
 * said in passing. Answers undefined when the command was not done.
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
        const answer = await send();
        await queryClient.invalidateQueries({ queryKey: ['page', contentId] });
        void queryClient.invalidateQueries({ queryKey: ['pages'] });
        void queryClient.invalidateQueries({ queryKey: ['history', contentId] });
        void queryClient.invalidateQueries({ queryKey: ['merges'] });
        if (done) notify(done(answer));
        return answer;
      } catch (error) {
        const reason = failureWords(intl, error);
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
