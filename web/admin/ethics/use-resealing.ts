import type { Officer } from '@parvis/contracts/ethics/key-endpoints.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../requests/failure-message.ts';
import { useNotify } from '../shell/notices.tsx';

/** Earlier reports being sealed to an officer. */
export interface Sealing {
  readonly accountId: string;
  readonly sealed: number;
  readonly total: number;
}

/**
 * Returns a function that seals earlier reports to an officer, and its progress. It stops with the
 * screen.
 */
export function useResealing(identity: string, refresh: () => Promise<void>) {
  const intl = useIntl();
  const notify = useNotify();
  const [sealing, setSealing] = useState<Sealing>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const seal = useCallback(
    async (officer: Pick<Officer, 'accountId' | 'recipient' | 'name'>, total: number) => {
      const { accountId, name } = officer;
      const { signal } = (stop.current = new AbortController());
      setSealing({ accountId, sealed: 0, total });
      try {
        const { sealAgain } = await import('./seal-again.ts');
        const { sealed, unopened } = await sealAgain(identity, officer, {
          signal,
          onProgress: (progress) => setSealing({ accountId, sealed: progress.sealed, total }),
        });
        const words = intl.formatMessage({ id: 'ethics-keys.sealed' }, { name, count: sealed });
        notify(
          unopened === 0
            ? { words }
            : {
                words,
                detail: intl.formatMessage({ id: 'ethics-keys.unopened' }, { count: unopened }),
                tone: 'failed',
              },
        );
      } catch (error) {
        if (!signal.aborted)
          notify({
            words: intl.formatMessage({ id: 'ethics-keys.interrupted' }),
            detail: failureMessage(intl, error),
            tone: 'failed',
          });
      } finally {
        setSealing(undefined);
        await refresh();
      }
    },
    [identity, refresh, intl, notify],
  );
  return { sealing, seal };
}
