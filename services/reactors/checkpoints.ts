import { type Place, placeSchema } from '@parvis/projections/follower/place.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { ReactorFailure, ReactorState } from './reactor.ts';

/** The progress of a reader of the log. */
export interface Checkpoint {
  readonly name: string;
  readonly state: ReactorState;
  readonly place: Place;
  readonly began: Place;
  readonly failure: ReactorFailure | null;
  /** The reactor acted on every event that occurred before, without a record of each. */
  readonly forgottenBefore: Date | null;
}

/** Inserts a checkpoint at a position, if the reader has none. */
export async function insertCheckpoint(db: Queryable, name: string, began: Place): Promise<void> {
  await db.query(
    `insert into reactor_checkpoint (name, state, place, began)
     values ($1, 'running', $2::jsonb, $2::jsonb) on conflict do nothing`,
    [name, JSON.stringify(began)],
  );
}

/**
 * Returns the checkpoints of readers, in no particular order; readers that never started have none.
 */
export async function selectCheckpoints(
  db: Queryable,
  names: readonly string[],
): Promise<Checkpoint[]> {
  const { rows } = await db.query<Checkpoint & { place: unknown; began: unknown }>(
    `select name, state, place, began, failure, forgotten_before as "forgottenBefore"
     from reactor_checkpoint where name = any($1)`,
    [names],
  );
  return rows.map((row) => ({
    ...row,
    place: placeSchema.parse(row.place),
    began: placeSchema.parse(row.began),
  }));
}

/** Returns the states of these readers, in one text. */
export async function statesOfCheckpoints(
  db: Queryable,
  names: readonly string[],
): Promise<string> {
  const { rows } = await db.query<{ states: string | null }>(
    `select string_agg(concat_ws(' ', name, state), ',' order by name) as states
     from reactor_checkpoint where name = any($1)`,
    [names],
  );
  return rows[0]?.states ?? '';
}

/** Moves a running reader's checkpoint if it is still at `from`; returns false when it is not. */
export async function moveCheckpoint(
  db: Queryable,
  { name, place }: Pick<Checkpoint, 'name' | 'place'>,
  to: Place,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update reactor_checkpoint set place = $3::jsonb
     where name = $1 and place = $2::jsonb and state = 'running'`,
    [name, JSON.stringify(place), JSON.stringify(to)],
  );
  return rowCount === 1;
}

/** Stops a reader. */
export async function stopReader(
  db: Queryable,
  name: string,
  state: Exclude<ReactorState, 'running'>,
  failure: ReactorFailure | null,
): Promise<void> {
  await db.query('update reactor_checkpoint set state = $2, failure = $3::jsonb where name = $1', [
    name,
    state,
    failure === null ? null : JSON.stringify(failure),
  ]);
}

/** Resumes a stopped reader; returns false when it was not stopped. */
export async function resumeReader(db: Queryable, name: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update reactor_checkpoint set state = 'running', failure = null
     where name = $1 and state <> 'running'`,
    [name],
  );
  return rowCount === 1;
}

/** Restarts a detached reader after a position. */
export async function restartReader(db: Queryable, name: string, after: Place): Promise<void> {
  await db.query(
    `update reactor_checkpoint set state = 'running', place = $2::jsonb, began = $2::jsonb
     where name = $1 and state = 'detached'`,
    [name, JSON.stringify(after)],
  );
}

/** Returns the events among these that a reactor has already handled. */
export async function selectHandled(
  db: Queryable,
  name: string,
  eventIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ id: string }>(
    'select event_id as id from reactor_passed where name = $1 and event_id = any($2)',
    [name, eventIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Records that a reactor acted on events, or that an operator skipped them. Rows before the
 * checkpoint stay until they are forgotten: after the log was restored from a backup, reading restarts
 * where the reactor began, and only they distinguish handled events from new ones.
 */
export async function insertHandled(
  db: Queryable,
  name: string,
  eventIds: readonly string[],
  at: Date,
  skippedBy: string | null = null,
): Promise<void> {
  await db.query(
    `insert into reactor_passed (name, event_id, passed_at, skipped_by)
     select $1, unnest($2::text[]), $3, $4 on conflict do nothing`,
    [name, eventIds, at, skippedBy],
  );
}
