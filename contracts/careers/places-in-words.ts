import type { PlaceNames } from './offer-views.ts';

/** How many places are named before the others are only counted. */
const namedPlaces = 2;

/** Returns the words for some names and the number of further ones: “Lyon, Paris and 3 more”. */
export type AndMore = (names: string, count: number) => string;

/**
 * Returns the places of an offer in a few words, or any other names in their order: “Lyon”, “Lyon,
 * Paris”, “Lyon, Paris and 3 more”; undefined without any. Equal names are said once.
 */
export function placesInWords(names: readonly string[], andMore: AndMore): string | undefined {
  const all = [...new Set(names)];
  if (all.length === 0) return undefined;
  const named = all.slice(0, namedPlaces).join(', ');
  return all.length > namedPlaces ? andMore(named, all.length - namedPlaces) : named;
}

/** The places of an offer in a few words. */
export interface PlacesInWords {
  /** “Lyon”, “Lyon, Paris and 3 more”; undefined without any place. */
  readonly name: string | undefined;
  /** The countries of these, unless the name says them already. */
  readonly within: string | undefined;
  /** Both: “Lyon, France”, “Lyon, Paris and 3 more (France, Belgium)”. */
  readonly line: string | undefined;
}

/** Returns the places of an offer in a few words: cities, or the narrowest known level, then countries. */
export function describePlaces(places: readonly PlaceNames[], andMore: AndMore): PlacesInWords {
  const countries = places.flatMap(({ city, region, country }) =>
    country === undefined || (city ?? region) === undefined ? [] : [country],
  );
  const name = placesInWords(listPlaceNames(places), andMore);
  const within = placesInWords(countries, andMore);
  if (name === undefined || within === undefined) return { name, within, line: name };
  const isOne = new Set(listPlaceNames(places)).size === 1;
  return { name, within, line: isOne ? `${name}, ${within}` : `${name} (${within})` };
}

/** Returns the name of each place, which is that of its narrowest known level. */
export function listPlaceNames(places: readonly PlaceNames[]): readonly string[] {
  return places.flatMap(
    ({ city, region, country, continent }) => city ?? region ?? country ?? continent ?? [],
  );
}
