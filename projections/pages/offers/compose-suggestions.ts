import { type OfferGroup, offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import type { FoundOffers, OfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import type { KeywordSuggestions, PlaceOptions } from '@parvis/contracts/careers/offer-views.ts';
import { offersList } from '@parvis/contracts/careers/offers-list.ts';
import {
  locationSearchMinimumCharacters,
  offersAutocompleteMinimumCharacters,
} from '@parvis/contracts/limits/search.ts';
import { listStateOf, normalizeKeywords } from '@parvis/contracts/site/filters/list-state.ts';
import { writeListAddress } from '@parvis/contracts/site/filters/write-list-address.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { NamedOfferFacet, OfferWords } from '../../offer-facets/read-offer-words.ts';
import { offersTag } from '../../offers/offer-tags.ts';
import { type ComposeWithOffers, readAt, wordsOfOffers } from './compose-offers.ts';
import { exactFacets, facetsNamedLike } from './name-match.ts';
import { queryOf } from './offers-state.ts';

const mostTitles = 8;
const mostPlaces = 20;

/** Completes keywords as they are typed: titles, the filters they name, places called so. */
export const composeOfferSuggestions: ComposeWithOffers = async (db, index, request) => {
  const { locale } = request.match;
  const typed = normalizeKeywords(new URLSearchParams(request.query).get('search') ?? '');
  const { words, ...named } = await wordsOfOffers(db, request.at);
  const { counts, position } = await countAll(index, locale);
  const isLongEnough = [...typed].length >= offersAutocompleteMinimumCharacters;
  const exact = exactFacets(typed, words, locale, counts);
  const suggestions: KeywordSuggestions = {
    titles: isLongEnough ? await index.suggest(typed, locale, mostTitles) : [],
    exact: exact.length === 0 ? undefined : filtersOf(exact, words, locale),
    places: placesLike(isLongEnough ? typed : undefined, words, locale, counts),
  };
  const around = readAt([named, { position, tags: [offersTag] }]);
  const screen = { screen: 'offer-suggestions', locale, suggestions } as const;
  return { kind: 'screen', screen, ...around, keepLater: true };
};

/** Lists places: those called like `search`, or the countries of all open offers. */
export const composeOfferPlaces: ComposeWithOffers = async (db, index, request) => {
  const { locale } = request.match;
  const query = new URLSearchParams(request.query);
  const typed = normalizeKeywords(query.get('search') ?? '');
  const { words, ...named } = await wordsOfOffers(db, request.at);
  const { counts, position } = await countAll(index, locale);
  const isLongEnough = [...typed].length >= locationSearchMinimumCharacters;
  const found = placesLike(isLongEnough ? typed : undefined, words, locale, counts);
  const country = optionsOf('country', '', words, locale, counts);
  const places = query.has('countries') ? { ...found, country } : found;
  const around = readAt([named, { position, tags: [offersTag] }]);
  const screen = { screen: 'offer-places', locale, places } as const;
  return { kind: 'screen', screen, ...around, keepLater: true };
};

/** How many open offers carry each facet. */
export function countAll(index: OfferIndex, locale: Locale): Promise<FoundOffers> {
  const everything = listStateOf<OfferGroup>({}, offerGroups);
  return index.search({ ...queryOf(everything, locale), limit: 0 });
}

function placesLike(
  typed: string | undefined,
  words: OfferWords,
  locale: Locale,
  counts: FoundOffers['counts'],
): PlaceOptions {
  if (typed === undefined) return { country: [], region: [], city: [] };
  return {
    country: optionsOf('country', typed, words, locale, counts),
    region: optionsOf('region', typed, words, locale, counts),
    city: optionsOf('city', typed, words, locale, counts),
  };
}

function optionsOf(
  group: keyof PlaceOptions,
  typed: string,
  words: OfferWords,
  locale: Locale,
  counts: FoundOffers['counts'],
): PlaceOptions['country'] {
  const limit = typed === '' ? undefined : mostPlaces;
  return facetsNamedLike(typed, words, locale, { group, counts })
    .slice(0, limit)
    .flatMap(({ id, results }) => {
      const slug = words.dictionaries[locale].slugOf({ group, id });
      return slug === undefined
        ? []
        : [{ slug, name: words.nameOf({ group, id }, locale), results }];
    });
}

function filtersOf(
  facets: readonly NamedOfferFacet[],
  words: OfferWords,
  locale: Locale,
): KeywordSuggestions['exact'] {
  const chosen: Partial<Record<OfferGroup, string[]>> = {};
  for (const { group, id } of facets) (chosen[group] ??= []).push(id);
  const state = listStateOf<OfferGroup>({ facets: chosen }, offerGroups);
  return {
    names: facets.map(({ names }) => names[locale]),
    href: writeListAddress(offersList, locale, words.dictionaries[locale], state),
  };
}
