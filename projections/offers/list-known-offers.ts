import type { OffersQuery } from '@parvis/contracts/careers/endpoints.ts';
import type { OfferContent } from '@parvis/contracts/careers/evolve-offer.ts';
import { wordsOf } from '../filtered-lists/list-words.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { listRevisioned } from '../revisioned/queries.ts';

const sortBy = {
  opened: "state->'content'->>'openedAt'",
  title:
    "coalesce(state->'content'->'shown'->'title'->>'fr', state->'content'->'shown'->'title'->>'en')",
  updated: 'valid_from',
} as const;

/** Lists offers, open or not, for editors; `updatedBy` is an account id. @throws ReadModelNotServed */
export function listKnownOffers(
  db: Queryable,
  { q = '', status, source, sort, order, page, pageSize }: OffersQuery,
) {
  return listRevisioned<OfferContent>(db, 'offers', {
    order,
    page,
    pageSize,
    withDeleted: true,
    where: `(strpos(words, $3) = 1 or not exists (
        select from unnest($4::text[]) as word where strpos(words, ' ' || word) = 0))
      and ($5::text is null or state->'content'->>'status' = $5)
      and ($6::text is null or state->'content'->'shown'->>'source' = $6)`,
    values: [q.toLowerCase(), wordsOf(q), status ?? null, source ?? null],
    sortBy: sortBy[sort],
  });
}
