import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { z } from 'zod';
import { awaitStatements } from '../postgres/await-statements.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { CheckpointMoved, isTransient } from '../postgres/transient-error.ts';
import type { Memories } from './memories.ts';
import { type Projection, type ProjectionFailure, schemaOf } from './projection.ts';
import { readableEvents } from './readable-events.ts';
import {
  type CheckpointMove,
  isSkipped,
  type Move,
  moveCheckpoints,
  type Slot,
  setSlotState,
} from './slots.ts';

/** The result of one step of a projection: its slot afterwards, and what changed. */
export interface Advance {
  readonly slot: Slot;
  readonly tags: readonly string[];
  /** Whether a rebuild of it was found; undefined when nothing was committed. */
  readonly hasNext?: boolean;
}

/** A process working on a projection. */
export interface Work {
  readonly db: Queryable;
  /** Runs statements in a transaction, which is rolled back when one of them throws. */
  readonly transaction: <T>(statements: (client: Queryable) => Promise<T>) => Promise<T>;
  readonly projection: Projection;
  readonly memories: Memories;
  readonly now: () => Date;
  /** Moves a checkpoint past events without effect, together with those of other projections. */
  readonly pass: (move: Move) => Promise<CheckpointMove | undefined>;
  /** Called when a slot stopped at an event. */
  readonly onFailure: (failure: ProjectionFailure) => void;
}

/**
 * Folds events into a projection's rows. A failing batch is halved until the failing event is
 * alone: everything before it is committed, and the slot stops there unless an operator skips the
 * event.
 * @throws transient errors, including ConnectionLost and CheckpointMoved
 */
export async function advance(
  work: Work,
  slot: Slot,
  events: readonly RecordedEvent[],
): Promise<Advance> {
  const [first] = events;
  if (first === undefined) return { slot, tags: [] };
  try {
    return await commit(work, slot, events, events);
  } catch (cause) {
    if (isTransient(cause)) throw cause;
    if (events.length > 1) return halve(work, slot, events);
    return skipOrStop(work, slot, first, failureAt(first, cause, work.now()));
  }
}

/**
 * Skips the one event that cannot be folded if an operator decided to; otherwise the slot stops
 * before it.
 */
async function skipOrStop(
  work: Work,
  slot: Slot,
  event: RecordedEvent,
  failure: ProjectionFailure,
): Promise<Advance> {
  const { db, projection } = work;
  if (await isSkipped(db, projection.name, event.id)) return commit(work, slot, [event], []);
  await setSlotState(db, slot, 'failed', failure);
  work.onFailure(failure);
  return { slot: { ...slot, state: 'failed', failure }, tags: [] };
}

async function halve(work: Work, slot: Slot, events: readonly RecordedEvent[]): Promise<Advance> {
  const middle = Math.ceil(events.length / 2);
  const before = await advance(work, slot, events.slice(0, middle));
  if (before.slot.state === 'failed') return before;
  const after = await advance(work, before.slot, events.slice(middle));
  return { ...after, tags: [...before.tags, ...after.tags] };
}

/**
 * Writes rows and checkpoint in one transaction; `passed` moves the checkpoint, `folded` writes the
 * rows.
 */
async function commit(
  { transaction, projection, memories, pass }: Work,
  slot: Slot,
  passed: readonly RecordedEvent[],
  folded: readonly RecordedEvent[],
): Promise<Advance> {
  const last = passed.at(-1);
  if (last === undefined) return { slot, tags: [] };
  const handled = readableEvents(projection.handles, folded);
  const memory = memories.take(slot);
  const move = { from: slot, last };
  const fold = async (client: Queryable) => {
    const [moved, { tags }] = await awaitStatements([
      moveCheckpoints(client, [move]).then(([one]) => required(one, slot)),
      projection.apply(handled, client, schemaOfSlot(slot), memory),
    ]);
    return { ...moved, tags };
  };
  const done =
    handled.length === 0
      ? { ...required(await pass(move), slot), tags: [] }
      : await transaction(fold);
  const past = slotPast(slot, last);
  memories.keep(past, memory);
  return { slot: past, ...done };
}

function required(
  moved: CheckpointMove | undefined,
  { name, slot, position }: Slot,
): CheckpointMove {
  if (moved !== undefined) return moved;
  throw new CheckpointMoved(`${name} (${slot}) is no longer at ${position}`);
}

/** Returns the slot after its checkpoint has passed an event. */
function slotPast(slot: Slot, last: RecordedEvent): Slot {
  return {
    ...slot,
    state: slot.state === 'new' ? 'booting' : slot.state,
    position: last.position,
    eventId: last.id,
    eventStream: last.stream,
    eventRevision: last.revision,
    failure: null,
  };
}

/** Returns the schema that holds the rows of a slot. */
export function schemaOfSlot({ name, slot }: Pick<Slot, 'name' | 'slot'>): string {
  return slot === 'live' ? schemaOf(name) : `${schemaOf(name)}_next`;
}

function failureAt(event: RecordedEvent, cause: unknown, at: Date): ProjectionFailure {
  return {
    eventId: event.id,
    type: event.type,
    stream: event.stream,
    revision: event.revision,
    position: event.position,
    error: messageOf(cause),
    at: at.toISOString(),
  };
}

/** One line, even for the many issues of a schema. */
function messageOf(cause: unknown): string {
  if (cause instanceof z.ZodError) return z.prettifyError(cause).replaceAll(/\s*\n\s*/g, ' ');
  return cause instanceof Error ? cause.message : String(cause);
}
