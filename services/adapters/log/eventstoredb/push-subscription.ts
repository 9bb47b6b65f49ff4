import {
  type AllStreamSubscription,
  type EventStoreDBClient,
  excludeSystemEvents,
} from '@eventstore/db-client';
import type {
  RecordedEvent,
  Subscription,
  SubscriptionHandlers,
} from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { backoffMs } from '@parvis/projections/follower/backoff.ts';
import { Signal } from '@parvis/projections/follower/signal.ts';
import { loopSubscription } from '../loop-subscription.ts';
import { type ClientEvent, clientPosition, recordedEvent } from './recorded-event.ts';

/**
 * The maximum number of events buffered for a handler; beyond that, backpressure stops the server.
 */
const eventsBuffered = 500;
const idleWaitMs = 60_000;

/**
 * The server's stream of events, with notifications when it has caught up or the connection was
 * lost.
 */
interface Source {
  readonly events: AllStreamSubscription;
  caughtUp: boolean;
  lost: Error | undefined;
}

/**
 * Follows everything but system events. Positions from this adapter always belong to our own
 * events, so all of these are delivered, whatever their type: with a server-side filter by type, a
 * position that no event of the type follows would never be reported.
 */
export function followServer(
  client: EventStoreDBClient,
  after: Position,
  handlers: SubscriptionHandlers,
): Subscription {
  const signal = new Signal();
  let reached = after;
  let failures = 0;
  let source: Source | undefined;

  const step = async (isStopped: () => boolean) => {
    source ??= openSource(client, reached, signal);
    const raised = signal.raised;
    // The flag is read first: earlier events are in the buffer by then.
    const { caughtUp, lost } = source;
    const events = takeBuffered(source.events);
    const last = events.at(-1);
    if (last !== undefined) {
      failures = 0;
      await handlers.onEvents(events);
      reached = last.position;
      return;
    }
    if (caughtUp) {
      failures = 0;
      source.caughtUp = false;
      await handlers.onCaughtUp?.(reached);
      return;
    }
    if (lost === undefined) return signal.wait(raised, idleWaitMs);
    closeSource(source);
    source = undefined;
    failures += 1;
    if (failures === 1) handlers.onDisconnected?.(lost);
    if (!isStopped()) await signal.wait(signal.raised, backoffMs(failures));
  };

  const loop = loopSubscription(handlers, step, () => signal.raise());
  return {
    async stop() {
      await loop.stop();
      if (source !== undefined) closeSource(source);
    },
  };
}

function openSource(client: EventStoreDBClient, after: Position, signal: Signal): Source {
  const events = client.subscribeToAll(
    { fromPosition: clientPosition(after), filter: excludeSystemEvents() },
    { highWaterMark: eventsBuffered },
  );
  const source: Source = { events, caughtUp: false, lost: undefined };
  const lose = (cause: Error) => {
    source.lost ??= cause;
    signal.raise();
  };
  events
    .on('readable', () => signal.raise())
    .on('caughtUp', () => {
      source.caughtUp = true;
      signal.raise();
    })
    .on('error', lose)
    .on('end', () => lose(new Error('EventStoreDB ended the subscription')))
    .on('close', () => lose(new Error('EventStoreDB closed the subscription')));
  return source;
}

function closeSource({ events }: Source): void {
  void events.unsubscribe().catch(() => undefined);
}

function takeBuffered(events: AllStreamSubscription): RecordedEvent[] {
  const taken: RecordedEvent[] = [];
  for (;;) {
    const resolved: { readonly event?: ClientEvent } | null = events.read();
    if (resolved === null) return taken;
    if (resolved.event !== undefined) taken.push(recordedEvent(resolved.event));
  }
}
