import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Notice, useNotify } from '../shell/notices.tsx';
import { failureMessage } from './failure-message.ts';

export interface Command<T> {
  readonly send: () => Promise<T>;
  /** The notice when it is done, made from the response. */
  readonly done?: (answer: T) => Notice;
  /** The message when it was not done; its reason follows. */
  readonly failed?: string;
}

/**
 * Returns a function that runs a command: what was read of its subject is then read again, and the
 * outcome is shown as a notice. It resolves to undefined if the command failed.
 * @param refresh marks what the command changes as stale; stable between renders
 */
export function useCommand(refresh: () => Promise<void>) {
  const intl = useIntl();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    async <T>({ send, done, failed }: Command<T>): Promise<T | undefined> => {
      setBusy(true);
      try {
        const response = await send();
        await refresh();
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
    [refresh, intl, notify],
  );
  return { run, busy };
}
