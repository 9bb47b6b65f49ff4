import { withPreset } from '@parvis/contracts/careers/offer-conditions.ts';
import { type OfferGroup, offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import {
  type FoundOffers,
  type OfferIndex,
  OfferIndexUnavailable,
  type OfferQuery,
} from '@parvis/contracts/careers/offer-index.ts';
import type { OffersState } from '@parvis/contracts/careers/offers-list.ts';
import type { OffersCampaign } from '@parvis/contracts/site/filters/campaign.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { OfferWords } from '../../offer-facets/read-offer-words.ts';
import {
  type FoundByKeywords,
  findByKeywords,
  type KeywordReading,
} from '../../offer-index/find-by-keywords.ts';
import { browseOffers } from '../../offers/browse-offers.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import type { SearchWords } from '../read-search-words.ts';
import { offersPageSize, toOfferQuery } from './offers-state.ts';

/** A result: what the keywords were read as, and whether it is from the search engine. */
export type Finding = FoundOffers &
  Omit<FoundByKeywords, 'found'> & { readonly isSearchUnavailable: boolean };

/** Searches the index, or browses the read model while the index is unavailable. */
export async function findOffers(
  db: Queryable,
  index: OfferIndex,
  state: OffersState,
  { locale, words, campaign, limit = offersPageSize, counted }: OffersSearch,
): Promise<Finding> {
  try {
    const query = { ...toOfferQuery(state, locale), limit, counted };
    const reading = readKeywords(state, words, campaign);
    const { found, ...read } = await findByKeywords(index, query, reading);
    return { ...found, ...read, isSearchUnavailable: false };
  } catch (cause) {
    if (!(cause instanceof OfferIndexUnavailable)) throw cause;
    return browse(db, state, words, limit);
  }
}

/** Returns how the keywords of a list are read. */
export function readKeywords(
  { target }: Pick<OffersState, 'target'>,
  words: SearchWords,
  campaign: OffersCampaign | undefined,
): KeywordReading {
  return { meanings: words, target, held: campaign?.filters };
}

/** The language of the search; the number of offers and the counts, if not those of a list. */
interface OffersSearch {
  readonly locale: Locale;
  readonly words: SearchWords;
  readonly campaign?: OffersCampaign | undefined;
  readonly limit?: number | undefined;
  readonly counted?: OfferQuery['counted'];
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
        return chosen ? [[group, chosen.map((id) => facetPhrase(words, group, id))]] : [];
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
    typed: [],
    keywords: state.keywords,
    most: [],
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
function facetPhrase(words: OfferWords, group: OfferGroup, id: string): string {
  // oxlint-disable-next-line parvis/languages-are-listed -- The stored name of a domain that its id is of.
  return named.has(group) ? words.nameOf({ group, id }, 'en') : id;
}
