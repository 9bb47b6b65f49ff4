import { setTimeout } from 'node:timers/promises';
import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import { backoffMs } from '@parvis/projections/follower/backoff.ts';
import { Signal } from '@parvis/projections/follower/signal.ts';
import { isServerUnavailable } from '@parvis/projections/postgres/transient-error.ts';

/** Repeats work that an unavailable log interrupts, at growing intervals, until it is done. */
export async function whenLogIsAvailable<T>(work: () => Promise<T>): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await work();
    } catch (cause) {
      if (!(cause instanceof LogUnavailable)) throw cause;
      await setTimeout(backoffMs(failures));
    }
  }
}

/** A started component, or the promise of one. */
export interface StartedComponent {
  /** Stops the component, or the wait for the log. */
  stop(): Promise<void>;
}

/** How long to wait after an unexpected error before the component is started again. */
const afterErrorMs = 10_000;

/**
 * Starts a component now or, when the log or the database fails meanwhile, later: until it is
 * started. The caller does not wait.
 * @param onError called each time it cannot be started
 */
export function startUntilStarted(
  start: () => Promise<StartedComponent>,
  onError: (cause: unknown) => void,
): StartedComponent {
  const stop = new Signal();
  const started = (async () => {
    for (let failures = 1; stop.raised === 0; failures += 1)
      try {
        return await start();
      } catch (cause) {
        onError(cause);
        const isOutage = cause instanceof LogUnavailable || isServerUnavailable(cause);
        const pauseMs = isOutage ? backoffMs(failures) : afterErrorMs;
        await stop.wait(0, pauseMs);
      }
    return undefined;
  })();
  return {
    async stop() {
      stop.raise();
      await (await started)?.stop();
    },
  };
}
