import { type OfferGroup, offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import type {
  FacetCounts,
  FoundOffers,
  OfferIndex,
} from '@parvis/contracts/careers/offer-index.ts';
import type { KeywordSuggestions, PlaceOptions } from '@parvis/contracts/careers/offer-views.ts';
import { offersList } from '@parvis/contracts/careers/offers-list.ts';
import {
  locationSearchMinimumCharacters,
  offersAutocompleteMinimumCharacters,
} from '@parvis/contracts/limits/search.ts';
import { normalizeKeywords, toListState } from '@parvis/contracts/site/filters/list-state.ts';
import { writeListAddress } from '@parvis/contracts/site/filters/write-list-address.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { OfferWords } from '../../offer-facets/read-offer-words.ts';
import { offersTag } from '../../offers/offer-tags.ts';
import { type ComposeWithOffers, combineReads, wordsOfOffers } from './compose-offers.ts';
import { exactFacets } from './name-match.ts';
import { everything, toOfferQuery } from './offers-state.ts';
import { countriesNamed, placesNamedLike } from './place-match.ts';

const mostTitles = 8;
const mostPlaces = 20;

/**
 * The sources of names: the names of facets in a language, and the number of open offers with each.
 */
interface Gazetteer {
  readonly words: OfferWords;
  readonly locale: Locale;
  readonly counts: FacetCounts;
}

/**
 * Completes partly typed keywords: with titles, the filters that they name, and places of that
 * name.
 */
export const composeOfferSuggestions: ComposeWithOffers = async (db, index, { query, ...of }) => {
  const { locale } = of.match;
  const typed = normalizeKeywords(new URLSearchParams(query).get('search') ?? '');
  const { words, ...named } = await wordsOfOffers(db, of.at);
  const { counts, position } = await countAll(index, locale);
  const isLongEnough = countLetters(typed) >= offersAutocompleteMinimumCharacters;
  const suggestions: KeywordSuggestions = {
    titles: isLongEnough ? await index.suggest(typed, locale, mostTitles) : [],
    exact: exactIn(typed, { words, locale, counts }),
    places: isLongEnough ? placesLike(typed, { words, locale, counts }) : noPlaces,
  };
  const around = combineReads([named, { position, tags: [offersTag] }]);
  return {
    kind: 'screen',
    screen: { screen: 'offer-suggestions', locale, suggestions },
    ...around,
    keepLater: true,
  };
};

/**
 * Lists places: those named like `search`, those of the named `countries`, or, when these name none,
 * the countries of all open offers.
 */
export const composeOfferPlaces: ComposeWithOffers = async (db, index, { query, ...of }) => {
  const { locale } = of.match;
  const parameters = new URLSearchParams(query);
  const typed = normalizeKeywords(parameters.get('search') ?? '');
  const { words, ...named } = await wordsOfOffers(db, of.at);
  const { counts, position } = await countAll(index, locale);
  const gazetteer = { words, locale, counts };
  const listed = parameters.get('countries');
  const isLongEnough = countLetters(typed) >= locationSearchMinimumCharacters;
  const places =
    listed === null
      ? isLongEnough
        ? placesLike(typed, gazetteer)
        : noPlaces
      : placesOfCountries(listed, isLongEnough ? typed : '', gazetteer);
  const around = combineReads([named, { position, tags: [offersTag] }]);
  const screen = { screen: 'offer-places', locale, places } as const;
  return { kind: 'screen', screen, ...around, keepLater: true };
};

/** The regions and cities of countries by their slugs, names or codes, separated by bars or commas. */
function placesOfCountries(listed: string, typed: string, gazetteer: Gazetteer): PlaceOptions {
  const countries = countriesNamed(listed.split(/[|,]/), gazetteer.words);
  if (countries.length > 0) return placesLike(typed, gazetteer, countries);
  const isAll = listed === '' || listed === '1';
  return { ...noPlaces, country: isAll ? findOptions('country', '', gazetteer) : [] };
}

/** The number of open offers with each facet. */
export function countAll(index: OfferIndex, locale: Locale): Promise<FoundOffers> {
  return index.search({ ...toOfferQuery(everything, locale), limit: 0 });
}

function countLetters(typed: string): number {
  return Array.from(typed).length;
}

/** The filters named by the typed words, when they name nothing else. */
function exactIn(typed: string, { words, locale, counts }: Gazetteer): KeywordSuggestions['exact'] {
  const facets = exactFacets(typed, words, locale, counts);
  if (facets.length === 0) return undefined;
  const chosen: Partial<Record<OfferGroup, string[]>> = {};
  for (const { group, id } of facets) (chosen[group] ??= []).push(id);
  const state = toListState<OfferGroup>({ facets: chosen }, offerGroups);
  return {
    names: facets.map(({ names }) => names[locale]),
    href: writeListAddress(offersList, locale, words.dictionaries[locale], state),
  };
}

const noPlaces: PlaceOptions = { country: [], region: [], city: [] };

function placesLike(
  typed: string,
  gazetteer: Gazetteer,
  countries?: readonly string[],
): PlaceOptions {
  return {
    country: findOptions('country', typed, gazetteer, countries),
    region: findOptions('region', typed, gazetteer, countries),
    city: findOptions('city', typed, gazetteer, countries),
  };
}

/**
 * The most frequent places of a level that match the typed name; all of them when nothing was
 * typed.
 */
function findOptions(
  group: keyof PlaceOptions,
  typed: string,
  gazetteer: Gazetteer,
  countries?: readonly string[],
): PlaceOptions['country'] {
  const { words, locale } = gazetteer;
  return placesNamedLike(typed, group, gazetteer, countries)
    .slice(0, typed === '' ? undefined : mostPlaces)
    .flatMap(({ id, results }) => {
      const slug = words.dictionaries[locale].slugOf({ group, id });
      const name = words.nameOf({ group, id }, locale);
      return slug === undefined ? [] : [{ slug, name, results }];
    });
}
