import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { OfferIndex, OfferQuery } from '@parvis/contracts/careers/offer-index.ts';
import { offerIdOf, textOf } from './random-offers.ts';

/** Returns a query that matches everything, with the given changes. */
export function queryFor(changes: Partial<OfferQuery> = {}): OfferQuery {
  return {
    locale: 'fr',
    facets: {},
    keywords: '',
    sort: 'date',
    offset: 0,
    limit: 20,
    ...changes,
  };
}

/** Returns a French offer with this title and these changes. */
export function offerWith(title: string, changes: Partial<Offer> = {}): Offer {
  return {
    source: 'feed',
    reference: 'r',
    title: { fr: title },
    description: { fr: textOf('Poste à pourvoir.') },
    publishedAt: '2026-03-01T08:00:00Z',
    applyUrl: 'https://jobs.example/1',
    ...changes,
  };
}

/** Returns offers with these titles, numbered by their order. */
export function offersTitled(...titles: readonly string[]): Map<OfferId, Offer> {
  return new Map(titles.map((title, number) => [offerIdOf(number), offerWith(title)]));
}

/** Returns the titles of found offers, in order. */
export async function titlesFound(
  index: OfferIndex,
  offers: ReadonlyMap<OfferId, Offer>,
  changes: Partial<OfferQuery>,
): Promise<(string | undefined)[]> {
  const { hits } = await index.search(queryFor(changes));
  return hits.map(({ id }) => offers.get(id)?.title.fr ?? offers.get(id)?.title.en);
}
