import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Notice, useNotify } from '../shell/notices.tsx';
import { failureMessage } from './failure-message.ts';
import { RequestRefused } from './failures.ts';

export interface Command<T> {
  readonly send: () => Promise<T>;
  /** The notice shown on success, composed from the response. */
  readonly done?: (response: T) => Notice;
  /** The message shown on failure; the reason follows it. */
  readonly failed?: string;
}

/**
 * Returns a function that runs a command, refetches its subject, and shows the outcome as a notice.
 * It resolves to undefined if the command failed.
 * @param refresh marks the data that the command changes as stale; stable between renders
 */
export function useCommand(refresh: () => Promise<void>) {
  const intl = useIntl();
  const notify = useNotify();
  const remedyFor = useRemedy();
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
        notify({ ...notice, ...remedyFor(error), tone: 'failed' });
        return undefined;
      } finally {
        setBusy(false);
      }
    },
    [refresh, intl, notify, remedyFor],
  );
  return { run, busy };
}

/** Returns the action that leads to where a refusal can be resolved, if any. */
function useRemedy() {
  const intl = useIntl();
  const navigate = useNavigate();
  return useCallback(
    (error: unknown): Pick<Notice, 'action'> => {
      if (!(error instanceof RequestRefused)) return {};
      const { code, errors } = error.problem;
      const image = mediaIdSchema.safeParse(errors[0]?.params?.['id']);
      if (code !== 'alternative-text-missing' || !image.success) return {};
      const params = { type: 'image', id: image.data };
      const run = () => void navigate({ to: '/admin/library/$type/$id', params });
      return { action: { label: intl.formatMessage({ id: 'failure.open-image' }), run } };
    },
    [intl, navigate],
  );
}
