import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { placeOf } from '@parvis/projections/follower/place.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { transactionOn } from '@parvis/projections/postgres/transaction.ts';
import { CheckpointMoved, isTransient } from '@parvis/projections/postgres/transient-error.ts';
import type { Pool } from 'pg';
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

interface ReactionDeps {
  readonly pool: Pool;
  readonly reactor: Reactor;
  /** Like `readableEvents` of the projections. */
  readonly readableEvents: ReadableEvents;
  readonly now: () => Date;
}

/**
 * Acts on a batch of events, then in one transaction moves the checkpoint, records what was acted
 * on, and puts the e-mails into the outbox. An event that throws stops the reactor there, with
 * everything before it done.
 * @returns how many e-mails were ordered, and the checkpoint unless the reactor stopped
 * @throws transient errors, ConnectionLost and CheckpointMoved among them
 */
export async function reactToEvents(
  parts: ReactionDeps,
  checkpoint: Checkpoint,
  events: readonly RecordedEvent[],
): Promise<{ readonly ordered: number; readonly checkpoint?: Checkpoint }> {
  const { pool, reactor, now } = parts;
  const passed = await alreadyPassed(parts, events);
  const orders: MailOrder[] = [];
  for (const [index, event] of events.entries()) {
    try {
      if (!passed.has(event.id) && !isForgotten(checkpoint, event))
        orders.push(...(await ordersFor(parts, event)));
    } catch (cause) {
      if (isTransient(cause)) throw cause;
      await commit(parts, checkpoint, events.slice(0, index), orders);
      await stopReader(pool, reactor.name, 'failed', failureAt(event, cause, now()));
      return { ordered: orders.length };
    }
  }
  const moved = await commit(parts, checkpoint, events, orders);
  return { ordered: orders.length, checkpoint: moved };
}

async function alreadyPassed(
  parts: ReactionDeps,
  events: readonly RecordedEvent[],
): Promise<ReadonlySet<string>> {
  if (hasNoEffect(parts, events)) return new Set();
  const ids = events.map(({ id }) => id);
  return selectHandled(parts.pool, parts.reactor.name, ids);
}

/** Returns whether an event is so old that the reactor has acted on it, whether or not a row says so. */
function isForgotten({ forgottenBefore }: Checkpoint, { metadata }: RecordedEvent): boolean {
  return forgottenBefore !== null && new Date(metadata.occurredAt) < forgottenBefore;
}

/**
 * Also false when one of the events cannot be read by this build, because it may have been skipped.
 */
function hasNoEffect(
  { reactor, readableEvents }: ReactionDeps,
  events: readonly RecordedEvent[],
): boolean {
  try {
    return readableEvents(reactor.handles, events).length === 0;
  } catch {
    return false;
  }
}

async function ordersFor(
  { reactor, readableEvents }: ReactionDeps,
  event: RecordedEvent,
): Promise<readonly MailOrder[]> {
  if (readableEvents(reactor.handles, [event]).length === 0) return [];
  const { mails } = await reactor.react(event);
  return mails.map((mail) => mailOrderSchema.parse({ ...mail, cause: event.id }));
}

/** @returns the checkpoint after these events */
async function commit(
  { pool, reactor, now }: ReactionDeps,
  checkpoint: Checkpoint,
  events: readonly RecordedEvent[],
  orders: readonly MailOrder[],
): Promise<Checkpoint> {
  const last = events.at(-1);
  if (last === undefined) return checkpoint;
  const place = placeOf(last);
  const move = async (db: Queryable) => {
    if (!(await moveCheckpoint(db, checkpoint, place)))
      throw new CheckpointMoved(`${reactor.name} is no longer at ${checkpoint.place.position}`);
  };
  const handled = events.filter(({ type }) => reactor.handles.includes(type)).map(({ id }) => id);
  if (handled.length === 0) await move(pool);
  else
    await transactionOn(pool, async (client) => {
      await move(client);
      await insertHandled(client, reactor.name, handled, now());
      await insertOrders(client, orders, now());
    });
  return { ...checkpoint, place };
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
