import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import { beforeAllEvents, type Place } from '../follower/place.ts';
import { plannedOnce } from '../postgres/planned-once.ts';
import type { Queryable } from '../postgres/queryable.ts';
import type { ProjectionFailure, ProjectionState } from './projection.ts';

/** `live`: the rows being served; `next`: those of a rebuild. */
export type SlotName = 'live' | 'next';

/** One set of rows: its state and its checkpoint. */
export interface Slot {
  readonly name: string;
  readonly slot: SlotName;
  readonly version: number;
  readonly generation: number;
  readonly state: ProjectionState;
  readonly position: Position;
  readonly eventId: string | null;
  readonly eventStream: string | null;
  readonly eventRevision: number | null;
  readonly failure: ProjectionFailure | null;
}

const columns = `name, slot, version, generation, state, "position", event_id as "eventId",
  event_stream as "eventStream", event_revision as "eventRevision", failure`;

/** Returns the place of the last event that a slot's checkpoint has passed. */
export function placeOfSlot({ position, eventId, eventStream, eventRevision }: Slot): Place {
  if (eventId === null || eventStream === null || eventRevision === null) return beforeAllEvents;
  return { position, event: { id: eventId, stream: eventStream, revision: eventRevision } };
}

/** Returns the slots of these projections; those that never ran have none. */
export async function readSlots(sql: Queryable, names: readonly string[]): Promise<Slot[]> {
  const { rows } = await sql.query<Slot>(
    `select ${columns} from projection_state where name = any($1)`,
    [names],
  );
  return rows;
}

/** Returns the states and versions of these projections' slots, in one text. */
export async function readStates(sql: Queryable, names: readonly string[]): Promise<string> {
  const { rows } = await sql.query<{ states: string | null }>(
    `select string_agg(concat_ws(' ', name, slot, state, version, generation), ',' order by name, slot) as states
     from projection_state where name = any($1)`,
    [names],
  );
  return rows[0]?.states ?? '';
}

/**
 * Creates a set of rows whose checkpoint is before every event. Returns false when the slot already
 * exists.
 */
export async function insertSlot(
  sql: Queryable,
  name: string,
  slot: SlotName,
  version: number,
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `insert into projection_state (name, slot, version, state, "position")
     values ($1, $2, $3, 'new', $4) on conflict do nothing`,
    [name, slot, version, startOfLog],
  );
  return rowCount === 1;
}

/** The state found when moving a checkpoint. */
export interface CheckpointMove {
  /** Whether the projection has rows from a rebuild. */
  readonly hasNext: boolean;
}

/** A checkpoint to be moved past `last`, if it is still at `from`. */
export interface Move {
  readonly from: Slot;
  readonly last: RecordedEvent;
}

const moveSql = plannedOnce(`update projection_state moved
  set "position" = move."to", event_id = move.event_id, event_stream = move.event_stream,
    event_revision = move.event_revision, failure = null,
    state = case when state = 'new' then 'booting' else state end
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::int[])
    as move (name, slot, "from", from_event, "to", event_id, event_stream, event_revision)
  where moved.name = move.name and moved.slot = move.slot
    and moved."position" = move."from" and moved.event_id is not distinct from move.from_event
    and (moved.slot = 'live' or moved.state <> 'new')
  returning moved.name, moved.slot, exists (
    select from projection_state other where other.name = moved.name and other.slot = 'next'
  ) as "hasNext"`);

/**
 * Moves checkpoints, in one statement. The result is undefined for a checkpoint that has moved
 * meanwhile, or of a rebuild that was requested again: its rows are those of the one before.
 * @param moves of different slots
 */
export async function moveCheckpoints(
  sql: Queryable,
  moves: readonly Move[],
): Promise<(CheckpointMove | undefined)[]> {
  const { rows } = await sql.query<CheckpointMove & Pick<Slot, 'name' | 'slot'>>(
    { name: 'move-checkpoints', text: moveSql },
    [
      moves.map(({ from }) => from.name),
      moves.map(({ from }) => from.slot),
      moves.map(({ from }) => from.position),
      moves.map(({ from }) => from.eventId),
      moves.map(({ last }) => last.position),
      moves.map(({ last }) => last.id),
      moves.map(({ last }) => last.stream),
      moves.map(({ last }) => last.revision),
    ],
  );
  return moves.map(({ from }) => {
    const row = rows.find(({ name, slot }) => name === from.name && slot === from.slot);
    return row && { hasNext: row.hasNext };
  });
}

/**
 * Changes a slot's state unless another process changed it since it was read; a failure is stored
 * with `failed` and removed otherwise.
 */
export async function setSlotState(
  sql: Queryable,
  slot: Pick<Slot, 'name' | 'slot' | 'state'>,
  state: ProjectionState,
  failure: ProjectionFailure | null = null,
): Promise<void> {
  await sql.query(
    `update projection_state set state = $4, failure = $5::jsonb
     where name = $1 and slot = $2 and state = $3`,
    [slot.name, slot.slot, slot.state, state, failure === null ? null : JSON.stringify(failure)],
  );
}

/** Resumes the failed slots of a projection. Returns false when none had failed. */
export async function clearFailure(sql: Queryable, name: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update projection_state set state = 'booting', failure = null
     where name = $1 and state = 'failed'`,
    [name],
  );
  return (rowCount ?? 0) > 0;
}

/**
 * Records that an operator skips the events at which a projection stopped, and resumes it, in one
 * transaction. Returns false when it had not stopped.
 */
export async function skipFailures(
  sql: Queryable,
  name: string,
  by: string,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `with stopped as (
       select slot, failure from projection_state where name = $1 and state = 'failed' for update
     ), noted as (
       insert into projection_skip (name, event_id, "position", skipped_by, skipped_at, failure)
       select distinct on (failure->>'eventId')
         $1, failure->>'eventId', failure->>'position', $2, $3::timestamptz, failure from stopped
       on conflict (name, event_id) do nothing
     )
     update projection_state set state = 'booting', failure = null
     where name = $1 and slot in (select slot from stopped)`,
    [name, by, at],
  );
  return (rowCount ?? 0) > 0;
}

/** Returns whether an operator chose to skip this event. */
export async function isSkipped(sql: Queryable, name: string, eventId: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    'select 1 from projection_skip where name = $1 and event_id = $2',
    [name, eventId],
  );
  return rowCount === 1;
}
