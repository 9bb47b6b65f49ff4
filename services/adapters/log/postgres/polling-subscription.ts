import type {
  RecordedEvent,
  Subscription,
  SubscriptionHandlers,
} from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { backoffMs } from '@parvis/projections/follower/backoff.ts';
import type { Signal } from '@parvis/projections/follower/signal.ts';
import { asError, loopSubscription } from '../loop-subscription.ts';

/** How long a subscription without notifications waits before it polls again, in milliseconds. */
const pollEveryMs = 500;
const eventsPerPage = 500;

export interface PollingOptions {
  readonly after: Position;
  readonly handlers: SubscriptionHandlers;
  readonly signal: Signal;
  /** @throws LogUnavailable */
  readonly readPage: (after: Position, limit: number) => Promise<readonly RecordedEvent[]>;
}

/** Pages through the log and waits at its end for the signal, or for the next poll. */
export function pollLog({ after, handlers, signal, readPage }: PollingOptions): Subscription {
  let reached = after;
  let caughtUp = false;
  let failures = 0;

  const readNext = async (isStopped: () => boolean) => {
    try {
      const page = await readPage(reached, eventsPerPage);
      failures = 0;
      return page;
    } catch (cause) {
      if (isStopped()) return undefined;
      caughtUp = false;
      failures += 1;
      if (failures === 1) handlers.onDisconnected?.(asError(cause));
      await signal.wait(signal.raised, backoffMs(failures));
      return undefined;
    }
  };

  const step = async (isStopped: () => boolean) => {
    const raised = signal.raised;
    const page = await readNext(isStopped);
    if (page === undefined || isStopped()) return;
    const last = page.at(-1);
    if (last !== undefined) {
      caughtUp = false;
      await handlers.onEvents(page);
      reached = last.position;
    }
    if (isStopped() || page.length === eventsPerPage) return;
    if (!caughtUp) {
      caughtUp = true;
      await handlers.onCaughtUp?.(reached);
    }
    if (!isStopped()) await signal.wait(raised, pollEveryMs);
  };

  return loopSubscription(handlers, step, () => signal.raise());
}
