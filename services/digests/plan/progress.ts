import { type Place, placeSchema } from '@parvis/projections/follower/place.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { PlannedDigest } from '../ledger.ts';

/** How far an alert's digests were made: a place in the log, and when its event occurred. */
export interface Cursor {
  readonly place: Place;
  /** Null where only the position was recorded. */
  readonly at: Date | null;
}

/**
 * Returns how far these alerts' digests were made, and which of the alerts have one for this period.
 */
export async function selectCursors(
  db: Queryable,
  alertIds: readonly string[],
  period: string,
): Promise<{
  readonly until: ReadonlyMap<string, Cursor>;
  readonly made: ReadonlySet<string>;
}> {
  const { rows: cursors } = await db.query<{ id: string; at: Date | null } & PlaceRow>(
    `select alert_id as id, until as position, event, event_at as at
     from digest_cursor where alert_id = any($1)`,
    [alertIds],
  );
  const { rows: made } = await db.query<{ id: string }>(
    'select alert_id as id from digest where alert_id = any($1) and period = $2',
    [alertIds, period],
  );
  return {
    until: new Map(
      cursors.map(({ id, at, ...row }) => [id, { place: placeSchema.parse(row), at }]),
    ),
    made: new Set(made.map(({ id }) => id)),
  };
}

/** Records how far the digests of these alerts were made. */
export async function upsertCursors(
  db: Queryable,
  alerts: readonly Pick<PlannedDigest, 'alertId' | 'subjectId'>[],
  { place, at }: Cursor,
): Promise<void> {
  await db.query(
    `insert into digest_cursor (alert_id, subject_id, until, event, event_at)
     select alert_id, subject.id, $3, $4::jsonb, $5
     from unnest($1::text[], $2::text[]) as given (alert_id, subject_id)
     join subject on subject.id = given.subject_id
     on conflict (alert_id) do update
       set until = excluded.until, event = excluded.event, event_at = excluded.event_at`,
    [
      alerts.map(({ alertId }) => alertId),
      alerts.map(({ subjectId }) => subjectId),
      place.position,
      JSON.stringify(place.event),
      at,
    ],
  );
}

/** Returns the items that digests of an alert contained before. */
export async function selectItemsSent(
  db: Queryable,
  alertId: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct entry->>'itemId' as id from digest, jsonb_array_elements(entries) as entry
     where alert_id = $1`,
    [alertId],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns when the digests of a frequency were last made, and how far. */
export async function selectRun(
  db: Queryable,
  frequency: string,
): Promise<{ readonly dueAt: Date; readonly until: Place } | undefined> {
  const { rows } = await db.query<{ dueAt: Date } & PlaceRow>(
    'select due_at as "dueAt", until as position, event from digest_run where frequency = $1',
    [frequency],
  );
  return rows[0] && { dueAt: rows[0].dueAt, until: placeSchema.parse(rows[0]) };
}

/** Records that all digests of a frequency were made. */
export async function upsertRun(
  db: Queryable,
  frequency: string,
  dueAt: Date,
  { position, event }: Place,
): Promise<void> {
  await db.query(
    `insert into digest_run (frequency, due_at, until, event) values ($1, $2, $3, $4::jsonb)
     on conflict (frequency) do update
       set due_at = excluded.due_at, until = excluded.until, event = excluded.event`,
    [frequency, dueAt, position, JSON.stringify(event)],
  );
}

/** A place as it is stored. */
interface PlaceRow {
  readonly position: string;
  readonly event: unknown;
}
