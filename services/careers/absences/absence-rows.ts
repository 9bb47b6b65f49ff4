import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Absence } from './stored-absences.ts';

/** Returns the absent offers of a source, kept or waiting for a decision. */
export async function selectAbsences(db: Queryable, source: string): Promise<readonly Absence[]> {
  const { rows } = await db.query<Absence>(
    `SELECT offer_id AS "offerId", since, kept_at IS NOT NULL AS "isKept"
     FROM offer_absence WHERE source = $1`,
    [source],
  );
  return rows;
}

/** Stores that offers left their feed; returns how many were not stored before. */
export async function insertAbsences(
  db: Queryable,
  source: string,
  ids: readonly OfferId[],
  since: Date,
): Promise<number> {
  const { rowCount } = await db.query(
    `INSERT INTO offer_absence (offer_id, source, since)
     SELECT id, $1, $3 FROM unnest($2::text[]) AS id ON CONFLICT DO NOTHING`,
    [source, ids, since],
  );
  return rowCount ?? 0;
}

/** Deletes offers that returned to their feed, or are not open any more. */
export async function deleteAbsences(db: Queryable, ids: readonly OfferId[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query('DELETE FROM offer_absence WHERE offer_id = ANY ($1)', [ids]);
}

/** Stores that a person keeps an offer open. */
export async function markKept(db: Queryable, id: OfferId, at: Date): Promise<void> {
  await db.query('UPDATE offer_absence SET kept_at = $2 WHERE offer_id = $1', [id, at]);
}

/** Returns the offers of a source that wait for a decision, longest first; of these ids, if given. */
export async function selectWaiting(
  db: Queryable,
  source: string,
  ids: readonly OfferId[] | undefined,
  limit: number,
): Promise<readonly OfferId[]> {
  const { rows } = await db.query<{ id: OfferId }>(
    `SELECT offer_id AS id FROM offer_absence
     WHERE source = $1 AND kept_at IS NULL AND ($2::text[] IS NULL OR offer_id = ANY ($2))
     ORDER BY since, offer_id LIMIT $3`,
    [source, ids ?? null, limit],
  );
  return rows.map(({ id }) => id);
}

/** Returns how many offers of a source wait for a decision. */
export async function countWaiting(db: Queryable, source: string): Promise<number> {
  const { rows } = await db.query<{ waiting: number }>(
    `SELECT count(*)::int AS waiting FROM offer_absence WHERE source = $1 AND kept_at IS NULL`,
    [source],
  );
  return rows[0]?.waiting ?? 0;
}

/** Returns when the newest of the offers that wait for a decision left its feed. */
export async function newestAbsence(db: Queryable, source: string): Promise<Date | undefined> {
  const { rows } = await db.query<{ since: Date | null }>(
    'SELECT max(since) AS since FROM offer_absence WHERE source = $1 AND kept_at IS NULL',
    [source],
  );
  return rows[0]?.since ?? undefined;
}
