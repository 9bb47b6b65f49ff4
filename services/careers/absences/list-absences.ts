import { absenceAnswerDays, type OfferAbsences } from '@parvis/contracts/careers/absences.ts';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import { findKnownOffers } from '@parvis/projections/offers/find-known-offers.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { countWaiting } from './absence-rows.ts';

interface AbsencesQuery {
  readonly source: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const dayMs = 86_400_000;

/** Lists the offers of a source that wait for a decision, longest first. @throws ReadModelNotServed */
export async function listAbsences(
  db: Queryable,
  { source, page, pageSize }: AbsencesQuery,
): Promise<OfferAbsences> {
  const { rows } = await db.query<{ id: OfferId; since: Date }>(
    `SELECT offer_id AS id, since FROM offer_absence WHERE source = $1 AND kept_at IS NULL
     ORDER BY since, offer_id LIMIT $2 OFFSET $3`,
    [source, pageSize, (page - 1) * pageSize],
  );
  const known = await findKnownOffers(
    db,
    rows.map(({ id }) => id),
  );
  const items = rows.flatMap(({ id, since }) => {
    const content = known.get(id)?.content;
    if (content === undefined) return [];
    const { shown, openedAt } = content;
    const until = new Date(since.getTime() + absenceAnswerDays * dayMs).toISOString();
    return [{ offer: { id, shown, openedAt }, since: since.toISOString(), until }];
  });
  return { items, total: await countWaiting(db, source), page, pageSize };
}
