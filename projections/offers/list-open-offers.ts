import type { OfferGroup } from '@parvis/contracts/careers/offer-groups.ts';
import type { OfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { PublishedOffer } from '@parvis/contracts/published/endpoints.ts';
import { effectiveSort } from '@parvis/contracts/site/filters/list-state.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { earliest } from '../revisioned/earliest.ts';
import { offersTag } from './offer-tags.ts';
import { readListedOffers } from './read-offers.ts';

/** Which open offers are listed. */
export interface OpenOffersQuery {
  readonly locale: Locale;
  readonly q: string;
  readonly facets: Readonly<Partial<Record<OfferGroup, readonly string[]>>>;
  readonly page: number;
  readonly pageSize: number;
}

/**
 * Searches the open offers: by relevance when there are words, otherwise the newest first.
 * @throws OfferIndexUnavailable
 * @throws ReadModelNotServed
 */
export async function listOpenOffers(
  db: Queryable,
  index: OfferIndex,
  { locale, q, facets, page, pageSize }: OpenOffersQuery,
): Promise<{
  readonly items: readonly PublishedOffer[];
  readonly total: number;
  readonly position: Position;
  readonly tags: readonly string[];
}> {
  const found = await index.search({
    locale,
    facets,
    keywords: q,
    sort: effectiveSort({ keywords: q }),
    offset: (page - 1) * pageSize,
    limit: pageSize,
    counted: [],
  });
  const { offers, position } = await readListedOffers(
    db,
    found.hits.map(({ id }) => id),
  );
  return {
    items: [...offers].map(([id, offer]) => ({ ...offer, id })),
    total: found.total,
    position: earliest([found.position, position]),
    tags: [offersTag],
  };
}
