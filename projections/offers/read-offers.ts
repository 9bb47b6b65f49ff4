import type { OfferContent } from '@parvis/contracts/careers/evolve-offer.ts';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { isValidAt, nameAt, positionRead } from '../revisioned/queries.ts';

/** The fields of an offer that lists show. */
export type OfferInList = Omit<Offer, 'description'>;

/** Reads an offer, open or not, now or at a past position. @throws ReadModelNotServed */
export async function readOffer(
  db: Queryable,
  id: string,
  at?: Position,
): Promise<{ readonly offer: OfferContent | undefined; readonly position: Position }> {
  const [row] = await servedRows<{ position: Position; content: OfferContent | null }>(
    db,
    {
      name: nameAt('offer', at),
      text: `select read_position('offers') as position,
        (select state->'content' from offers.span where id = $2 and ${isValidAt('span', at)}) as content`,
    },
    [at ?? null, id],
  );
  if (row === undefined) throw new Error('expected one row with the offer');
  return { offer: row.content ?? undefined, position: positionRead(at, row.position) };
}

/**
 * Reads open offers as lists show them, in the order of the ids; those no longer open are omitted.
 * @throws ReadModelNotServed
 */
export async function readListedOffers(
  db: Queryable,
  ids: readonly OfferId[],
  at?: Position,
): Promise<{
  readonly offers: ReadonlyMap<OfferId, OfferInList>;
  readonly position: Position;
}> {
  const [row] = await servedRows<{
    position: Position;
    offers: readonly { readonly id: string; readonly shown: OfferInList }[];
  }>(
    db,
    {
      name: nameAt('listed-offers', at),
      text: `select read_position('offers') as position,
        (select coalesce(json_agg(json_build_object('id', id,
           'shown', (state->'content'->'shown') - 'description')), '[]')
         from offers.span
         where id = any($2) and state->>'deleted' = 'false' and ${isValidAt('span', at)}) as offers`,
    },
    [at ?? null, ids],
  );
  if (row === undefined) throw new Error('expected one row with the offers');
  const found = new Map(row.offers.map(({ id, shown }) => [id, shown]));
  return {
    offers: new Map(
      ids.flatMap((id) => {
        const shown = found.get(id);
        return shown ? [[id, shown] as const] : [];
      }),
    ),
    position: positionRead(at, row.position),
  };
}
