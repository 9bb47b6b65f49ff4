import { setTimeout } from 'node:timers/promises';
import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import { backoffMs } from '@parvis/projections/follower/backoff.ts';

/** Repeats work that an unavailable log interrupts, at growing intervals, until it is done. */
export async function whenLogIsAvailable<T>(
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await work();
    } catch (cause) {
      if (!(cause instanceof LogUnavailable)) throw cause;
      await setTimeout(backoffMs(failures), undefined, signal === undefined ? {} : { signal });
    }
  }
}

/** A started component, or the promise of one. */
export interface StartedComponent {
  /** Stops the component, or the wait for the log. */
  stop(): Promise<void>;
}

/**
 * Starts a component that needs the log, now or once the log is available. The caller does not
 * wait.
 * @param onError called when it cannot be started at all
 */
export function startWhenLogIsAvailable(
  start: () => Promise<StartedComponent>,
  onError: (cause: unknown) => void,
): StartedComponent {
  const waiting = new AbortController();
  const started = whenLogIsAvailable(start, waiting.signal).catch((cause: unknown) => {
    if (!waiting.signal.aborted) onError(cause);
    return undefined;
  });
  return {
    async stop() {
      waiting.abort();
      await (await started)?.stop();
    },
  };
}
