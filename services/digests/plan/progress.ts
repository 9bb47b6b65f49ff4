import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { PlannedDigest } from '../ledger.ts';

/**
 * Returns the positions up to which these alerts' digests were created, and which of the alerts
 * have one for this period.
 */
export async function selectCursors(
  db: Queryable,
  alertIds: readonly string[],
  period: string,
): Promise<{
  readonly until: ReadonlyMap<string, Position>;
  readonly made: ReadonlySet<string>;
}> {
  const { rows: cursors } = await db.query<{ id: string; until: Position }>(
    'select alert_id as id, until from digest_cursor where alert_id = any($1)',
    [alertIds],
  );
  const { rows: made } = await db.query<{ id: string }>(
    'select alert_id as id from digest where alert_id = any($1) and period = $2',
    [alertIds, period],
  );
  return {
    until: new Map(cursors.map(({ id, until }) => [id, until])),
    made: new Set(made.map(({ id }) => id)),
  };
}

/** Records the positions up to which the digests of these alerts were made. */
export async function upsertCursors(
  db: Queryable,
  alerts: readonly Pick<PlannedDigest, 'alertId' | 'subjectId'>[],
  until: Position,
): Promise<void> {
  await db.query(
    `insert into digest_cursor (alert_id, subject_id, until)
     select alert_id, subject.id, $3
     from unnest($1::text[], $2::text[]) as given (alert_id, subject_id)
     join subject on subject.id = given.subject_id
     on conflict (alert_id) do update set until = excluded.until`,
    [alerts.map(({ alertId }) => alertId), alerts.map(({ subjectId }) => subjectId), until],
  );
}

/** Returns when the digests of a frequency were last made. */
export async function selectRun(
  db: Queryable,
  frequency: string,
): Promise<{ readonly dueAt: Date; readonly until: Position } | undefined> {
  const { rows } = await db.query<{ dueAt: Date; until: Position }>(
    'select due_at as "dueAt", until from digest_run where frequency = $1',
    [frequency],
  );
  return rows[0];
}

/** Records that all digests of a frequency were made. */
export async function upsertRun(
  db: Queryable,
  frequency: string,
  dueAt: Date,
  until: Position,
): Promise<void> {
  await db.query(
    `insert into digest_run (frequency, due_at, until) values ($1, $2, $3)
     on conflict (frequency) do update set due_at = excluded.due_at, until = excluded.until`,
    [frequency, dueAt, until],
  );
}
