import type { KnownOffer } from '@parvis/contracts/careers/evolve-offer.ts';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { sourceOfState } from './count-open-by-source.ts';

const isThere = `read_position('offers') is not null`;
/** The closing date of an open offer, as the read model indexes it; null for any other. */
export const openUntil = `(case when not (state->>'deleted')::boolean
  then state->'content'->'shown'->>'closesAt' end) collate "C"`;

/** Returns the existing offers among these, open or not, by id. @throws ReadModelNotServed */
export async function findKnownOffers(
  db: Queryable,
  ids: readonly OfferId[],
): Promise<ReadonlyMap<string, KnownOffer>> {
  const rows = await servedRows<{ id: string; state: KnownOffer }>(
    db,
    {
      name: 'known-offers',
      text: `select id, state from offers.span
        where id = any($1) and valid_to is null and (select ${isThere})`,
    },
    [ids],
  );
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** Returns the open offers of a source. @throws ReadModelNotServed */
export async function findOpenOffers(db: Queryable, source: string): Promise<readonly OfferId[]> {
  const rows = await servedRows<{ id: OfferId }>(
    db,
    `select id from offers.span
     where valid_to is null and state->>'deleted' = 'false'
       and ${sourceOfState} = $1 and (select ${isThere})
     order by id`,
    [source],
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns open offers whose closing date is after one instant and at or before another, earliest
 * first.
 * @throws ReadModelNotServed
 */
export async function findOffersClosingBetween(
  db: Queryable,
  { after, until }: { readonly after: Date; readonly until: Date },
  limit: number,
): Promise<readonly OfferId[]> {
  const rows = await servedRows<{ id: OfferId }>(
    db,
    {
      name: 'offers-closing',
      text: `select id from offers.span
        where valid_to is null and ${openUntil} > $1 and ${openUntil} <= $2 and (select ${isThere})
        order by ${openUntil} limit $3`,
    },
    [after.toISOString(), until.toISOString(), limit],
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns the earliest closing date of open offers that is after an instant; undefined without any.
 * @throws ReadModelNotServed
 */
export async function findNextClosing(db: Queryable, after: Date): Promise<Date | undefined> {
  const [row] = await servedRows<{ at: string }>(
    db,
    {
      name: 'next-closing',
      text: `select ${openUntil} as at from offers.span
        where valid_to is null and ${openUntil} > $1 and (select ${isThere})
        order by ${openUntil} limit 1`,
    },
    [after.toISOString()],
  );
  return row && new Date(row.at);
}
