import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { placeOf } from '@parvis/projections/follower/place.ts';
import { inTransaction } from '@parvis/projections/postgres/transaction.ts';
import { CheckpointMoved, isTransient } from '@parvis/projections/postgres/transient-error.ts';
import type { PoolClient } from 'pg';
import { type MailOrder, mailOrderSchema } from '../outbox/mail-order.ts';
import { insertOrders } from '../outbox/statements.ts';
import {
  type Checkpoint,
  insertHandled,
  moveCheckpoint,
  selectHandled,
  stopReader,
} from './checkpoints.ts';
import type { Reactor, ReactorFailure } from './reactor.ts';

/**
 * Selects the events that a reactor handles; stops at an unreadable one.
 * @throws Error with the reason
 */
export type ReadableEvents = (
  handles: readonly string[],
  events: readonly RecordedEvent[],
) => readonly RecordedEvent[];

export interface ReactingDeps {
  readonly client: PoolClient;
  readonly reactor: Reactor;
  /** Like `readableEvents` of the projections. */
  readonly readableEvents: ReadableEvents;
  readonly now: () => Date;
}

/**
 * Acts on a batch of events, then in one transaction moves the checkpoint, records what was acted
 * on, and puts the e-mails into the outbox. An event that throws stops the reactor there, with
 * everything before it done.
 * @returns how many e-mails were ordered
 * @throws transient errors, ConnectionLost and CheckpointMoved among them
 */
export async function reactToEvents(
  parts: ReactingDeps,
  checkpoint: Checkpoint,
  events: readonly RecordedEvent[],
): Promise<number> {
  const { client, reactor, now } = parts;
  const passed = await alreadyPassed(parts, events);
  const orders: MailOrder[] = [];
  for (const [index, event] of events.entries()) {
    try {
      if (!passed.has(event.id) && !isForgotten(checkpoint, event))
        orders.push(...(await ordersFor(parts, event)));
    } catch (cause) {
      if (isTransient(cause)) throw cause;
      await commit(parts, checkpoint, events.slice(0, index), orders);
      await stopReader(client, reactor.name, 'failed', failureAt(event, cause, now()));
      return orders.length;
    }
  }
  await commit(parts, checkpoint, events, orders);
  return orders.length;
}

async function alreadyPassed(
  parts: ReactingDeps,
  events: readonly RecordedEvent[],
): Promise<ReadonlySet<string>> {
  if (hasNoEffect(parts, events)) return new Set();
  const ids = events.map(({ id }) => id);
  return selectHandled(parts.client, parts.reactor.name, ids);
}

/** Returns whether an event is so old that the reactor has acted on it, whether or not a row says so. */
function isForgotten({ forgottenBefore }: Checkpoint, { metadata }: RecordedEvent): boolean {
  return forgottenBefore !== null && new Date(metadata.occurredAt) < forgottenBefore;
}

/**
 * Also false when one of the events cannot be read by this build, because it may have been skipped.
 */
function hasNoEffect(
  { reactor, readableEvents }: ReactingDeps,
  events: readonly RecordedEvent[],
): boolean {
  try {
    return readableEvents(reactor.handles, events).length === 0;
  } catch {
    return false;
  }
}

async function ordersFor(
  { reactor, readableEvents }: ReactingDeps,
  event: RecordedEvent,
): Promise<readonly MailOrder[]> {
  if (readableEvents(reactor.handles, [event]).length === 0) return [];
  const { mails } = await reactor.react(event);
  return mails.map((mail) => mailOrderSchema.parse({ ...mail, cause: event.id }));
}

async function commit(
  { client, reactor, now }: ReactingDeps,
  checkpoint: Checkpoint,
  events: readonly RecordedEvent[],
  orders: readonly MailOrder[],
): Promise<void> {
  const last = events.at(-1);
  if (last === undefined) return;
  const move = async () => {
    if (!(await moveCheckpoint(client, checkpoint, placeOf(last))))
      throw new CheckpointMoved(`${reactor.name} is no longer at ${checkpoint.place.position}`);
  };
  const handled = events.filter(({ type }) => reactor.handles.includes(type)).map(({ id }) => id);
  if (handled.length === 0) return move();
  await inTransaction(client, async () => {
    await move();
    await insertHandled(client, reactor.name, handled, now());
    await insertOrders(client, orders, now());
  });
}

function failureAt(event: RecordedEvent, cause: unknown, at: Date): ReactorFailure {
  return {
    eventId: event.id,
    type: event.type,
    stream: event.stream,
    revision: event.revision,
    position: event.position,
    error: cause instanceof Error ? cause.name : typeof cause,
    at: at.toISOString(),
  };
}
