import type { FacetCounts } from '@parvis/contracts/careers/offer-index.ts';
import { foldPlace } from '@parvis/contracts/careers/places/fold-place.ts';
import { type PlaceWords, placeVocabulary } from '../../offer-facets/place-words.ts';
import type { NamedOfferFacet, OfferWords } from '../../offer-facets/read-offer-words.ts';
import { withoutDistrict } from '../../words/districts.ts';

/** The levels of place that are searched by name. */
export type PlaceLevel = 'country' | 'region' | 'city';

/** A place with the number of open offers there. */
export interface FoundPlace {
  readonly group: PlaceLevel;
  readonly id: string;
  readonly results: number;
}

interface WordedPlace {
  readonly facet: NamedOfferFacet;
  readonly words: PlaceWords;
}

const memory = new WeakMap<OfferWords, readonly WordedPlace[]>();

function placesIn(words: OfferWords): readonly WordedPlace[] {
  const known = memory.get(words);
  if (known !== undefined) return known;
  const places = words.facets
    .filter(({ group }) => group === 'country' || group === 'region' || group === 'city')
    .map((facet) => ({ facet, words: placeVocabulary.of(facet) }));
  memory.set(words, places);
  return places;
}

/** Words and their beginnings are compared after a space. */
const spaced = (folded: string) => ` ${folded.replaceAll('-', ' ')}`;
const leastDigits = 3;

/**
 * Returns how well a place matches what was typed: by a name (2), by what it is in or a code (1),
 * or not (0).
 */
function scoreMatch({ names, others, postalCodes, within }: PlaceWords, typed: string): number {
  if (names.some((name) => spaced(name).includes(spaced(typed)))) return 2;
  if (others.includes(typed)) return 2;
  if (/^\d+$/.test(typed)) {
    const isCode = typed.length >= leastDigits;
    if (isCode && postalCodes.some((code) => code.startsWith(typed))) return 2;
    return within.includes(typed) ? 1 : 0;
  }
  return typed.length >= leastDigits && within.some((area) => area.startsWith(typed)) ? 1 : 0;
}

/**
 * Returns places with open offers by the beginning of any of their names, their postal codes, their
 * département or their continent; the best and most frequent ones first, then by id, all if nothing
 * was typed.
 * @param within ids of countries; places of others are ignored
 */
export function placesNamedLike(
  typed: string,
  group: PlaceLevel,
  { words, counts }: { readonly words: OfferWords; readonly counts: FacetCounts },
  within: readonly string[] = [],
): readonly FoundPlace[] {
  const wanted = foldPlace(withoutDistrict(typed));
  const found = placesIn(words).flatMap(({ facet, words: known }) => {
    const results = facet.group === group ? (counts[group][facet.id] ?? 0) : 0;
    const isWithin = within.length === 0 || within.some((id) => isIn(facet.id, id));
    const match = results > 0 && isWithin ? (wanted === '' ? 1 : scoreMatch(known, wanted)) : 0;
    return match === 0 ? [] : [{ group, id: facet.id, results, match }];
  });
  return found
    .toSorted(
      (one, other) =>
        other.match - one.match || other.results - one.results || (one.id < other.id ? -1 : 1),
    )
    .map(({ id, results }) => ({ group, id, results }));
}

/** The id of a place begins with its country’s. */
function isIn(id: string, country: string): boolean {
  return id === country || id.startsWith(`${country}-`);
}

/**
 * Returns the ids of the countries that have one of these slugs, names or codes, in any language.
 */
export function countriesNamed(
  typedWords: readonly string[],
  words: OfferWords,
): readonly string[] {
  const wanted = new Set(typedWords.map(foldPlace));
  return placesIn(words)
    .filter(({ facet, words: { names, others } }) => {
      const slugs = Object.values(facet.slugs);
      return (
        facet.group === 'country' &&
        [...names, ...others, ...slugs].some((name) => wanted.has(name))
      );
    })
    .map(({ facet }) => facet.id);
}
