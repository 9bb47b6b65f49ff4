import { withPreset } from '@parvis/contracts/careers/offer-conditions.ts';
import { type OfferGroup, offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import {
  type FoundOffers,
  type OfferIndex,
  OfferIndexUnavailable,
} from '@parvis/contracts/careers/offer-index.ts';
import type { OffersState } from '@parvis/contracts/careers/offers-list.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { OfferWords } from '../../offer-facets/read-offer-words.ts';
import { browseOffers } from '../../offers/browse-offers.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import { offersPageSize, queryOf } from './offers-state.ts';

/** A result, and whether it is from the search engine. */
export type Finding = FoundOffers & { readonly isSearchUnavailable: boolean };

/** Searches the index, or browses the read model while the index is unavailable. */
export async function findOffers(
  db: Queryable,
  index: OfferIndex,
  state: OffersState,
  { locale, words, limit = offersPageSize }: OffersSearch,
): Promise<Finding> {
  try {
    const query = { ...queryOf(state, locale), limit };
    return { ...(await index.search(query)), isSearchUnavailable: false };
  } catch (cause) {
    if (!(cause instanceof OfferIndexUnavailable)) throw cause;
    return browse(db, state, words, limit);
  }
}

/** The language of the search, and the number of offers, if not a full page of the list. */
interface OffersSearch {
  readonly locale: Locale;
  readonly words: OfferWords;
  readonly limit?: number | undefined;
}

async function browse(
  db: Queryable,
  state: OffersState,
  words: OfferWords,
  limit: number,
): Promise<Finding> {
  const facets = withPreset(state);
  const { total, ids, position } = await browseOffers(db, {
    filters: Object.fromEntries(
      offerGroups.flatMap((group) => {
        const chosen = facets[group];
        return chosen ? [[group, chosen.map((id) => saidOf(words, group, id))]] : [];
      }),
    ),
    offset: (state.page - 1) * offersPageSize,
    limit,
  });
  return {
    position,
    total,
    hits: ids.map((id) => ({ id })),
    counts: emptyCounts,
    countries: 0,
    isSearchUnavailable: true,
  };
}

const emptyCounts: FoundOffers['counts'] = {
  contract: {},
  domain: {},
  entity: {},
  continent: {},
  country: {},
  region: {},
  city: {},
  experience: {},
  working_time: {},
  remote: {},
};

const named: ReadonlySet<OfferGroup> = new Set(['domain', 'entity', 'region', 'city']);

/** The fields of offers that contain a value: some contain names, the others ids. */
function saidOf(words: OfferWords, group: OfferGroup, id: string): string {
  return named.has(group) ? words.nameOf({ group, id }, 'en') : id;
}
