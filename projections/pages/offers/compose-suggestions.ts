import { type OfferGroup, offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import type {
  FacetCounts,
  FoundOffers,
  OfferIndex,
} from '@parvis/contracts/careers/offer-index.ts';
import type { FoundPlaces, OfferSuggestions } from '@parvis/contracts/careers/offer-suggestions.ts';
import {
  locationSearchMinimumCharacters,
  offersAutocompleteMinimumCharacters,
} from '@parvis/contracts/limits/search.ts';
import { listStateOf, normalizeKeywords } from '@parvis/contracts/site/filters/list-state.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { OfferWords } from '../../offer-facets/read-offer-words.ts';
import { offersTag } from '../../offers/offer-tags.ts';
import { type ComposeWithOffers, readAt, wordsOfOffers } from './compose-offers.ts';
import { facetsNamedLike, namedFacets } from './name-match.ts';
import { queryOf } from './offers-state.ts';

const mostTitles = 8;
const mostPlaces = 20;

/** Where names are looked up: what facets are called in a language, and how many open offers carry them. */
interface Gazetteer {
  readonly words: OfferWords;
  readonly locale: Locale;
  readonly counts: FacetCounts;
}

/** Completes keywords as they are typed: titles, the filters they name, places called so. */
export const composeOfferSuggestions: ComposeWithOffers = async (db, index, { query, ...of }) => {
  const { locale } = of.match;
  const typed = normalizeKeywords(new URLSearchParams(query).get('search') ?? '');
  const { words, ...named } = await wordsOfOffers(db, of.at);
  const { counts, position } = await countAll(index, locale);
  const isLongEnough = lengthOf(typed) >= offersAutocompleteMinimumCharacters;
  const found: OfferSuggestions = {
    locale,
    suggests: isLongEnough ? await index.suggest(typed, locale, mostTitles) : [],
    exact: exactIn(typed, { words, locale, counts }),
    places: isLongEnough ? placesLike(typed, { words, locale, counts }) : [],
  };
  const around = readAt([named, { position, tags: [offersTag] }]);
  return {
    kind: 'screen',
    screen: { screen: 'offer-suggestions', found },
    ...around,
    keepLater: true,
  };
};

/** Lists places: those called like `search`, or the countries of all open offers (`countries`). */
export const composeOfferPlaces: ComposeWithOffers = async (db, index, { query, ...of }) => {
  const { locale } = of.match;
  const parameters = new URLSearchParams(query);
  const typed = normalizeKeywords(parameters.get('search') ?? '');
  const { words, ...named } = await wordsOfOffers(db, of.at);
  const { counts, position } = await countAll(index, locale);
  const gazetteer = { words, locale, counts };
  const isLongEnough = lengthOf(typed) >= locationSearchMinimumCharacters;
  const found = isLongEnough ? placesLike(typed, gazetteer) : [];
  const places = parameters.has('countries') ? [groupOf('country', '', gazetteer)] : found;
  const around = readAt([named, { position, tags: [offersTag] }]);
  const screen = { screen: 'offer-places', locale, places } as const;
  return { kind: 'screen', screen, ...around, keepLater: true };
};

/** How many open offers carry each facet. */
export function countAll(index: OfferIndex, locale: Locale): Promise<FoundOffers> {
  const everything = listStateOf<OfferGroup>({}, offerGroups);
  return index.search({ ...queryOf(everything, locale), limit: 0 });
}

function lengthOf(typed: string): number {
  return Array.from(typed).length;
}

function exactIn(typed: string, { words, locale, counts }: Gazetteer): OfferSuggestions['exact'] {
  const { facets, rest } = namedFacets(typed, words, locale, counts);
  if (facets.length === 0) return undefined;
  const named = facets.map(({ group, names, slugs }) => {
    return { group, slug: slugs[locale], name: names[locale] };
  });
  return { facets: named, rest };
}

function placesLike(typed: string, gazetteer: Gazetteer): FoundPlaces {
  return (['country', 'region', 'city'] as const)
    .map((group) => groupOf(group, typed, gazetteer))
    .filter(({ options }) => options.length > 0);
}

/** The most carried places of a level that are called so; all of them when nothing was typed. */
function groupOf(group: OfferGroup, typed: string, gazetteer: Gazetteer): FoundPlaces[number] {
  const { words, locale } = gazetteer;
  const options = facetsNamedLike(typed, group, gazetteer)
    .slice(0, typed === '' ? undefined : mostPlaces)
    .flatMap(({ id, results }) => {
      const slug = words.dictionaries[locale].slugOf({ group, id });
      const name = words.nameOf({ group, id }, locale);
      return slug === undefined ? [] : [{ slug, name, results, isChosen: false, isHeld: false }];
    });
  return { group, options };
}
