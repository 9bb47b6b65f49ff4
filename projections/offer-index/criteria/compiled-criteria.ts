import type { OfferConditions } from '@parvis/contracts/careers/offer-conditions.ts';
import { type OfferGroup, offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { type QueryTerm, queryTerms, wordsOfPhrase } from '../../words/query-terms.ts';
import type { QueryWord } from '../../words/query-words.ts';
import { chordOf, type SpherePoint, toSphere } from '../compose-distance.ts';
import type { MatchableOffer, Words } from './matchable-offer.ts';

/** A single letter is the prefix of some word in nearly every offer. */
export const minPrefixLength = 2;

/** The facets of a group, of which an offer has one, or the name of one in its title. */
export interface CriteriaFilter {
  readonly group: OfferGroup;
  readonly ids: readonly string[];
  readonly titled: readonly (readonly QueryWord[])[];
}

/** Conditions compiled for matching against many offers. */
export interface CompiledCriteria {
  readonly filters: readonly CriteriaFilter[];
  readonly terms: readonly QueryTerm[];
  /** An offer with one of these references needs none of the terms. */
  readonly references: readonly string[];
  readonly writtenIn: Locale | undefined;
  /** The id of a country. */
  readonly outside: string | undefined;
  readonly around: { readonly at: SpherePoint; readonly squaredChord: number } | undefined;
}

export function compileCriteria(conditions: OfferConditions): CompiledCriteria {
  const { facets, titled, keywords, synonyms, references, writtenIn, outside, near } = conditions;
  return {
    filters: offerGroups.flatMap((group) => {
      const ids = facets[group] ?? [];
      const names = (titled?.[group] ?? []).map(wordsOfPhrase);
      return ids.length === 0 ? [] : [{ group, ids, titled: names }];
    }),
    terms: queryTerms(keywords, synonyms),
    references: references ?? [],
    writtenIn,
    outside: outside?.toLowerCase(),
    around: near && { at: toSphere(near), squaredChord: chordOf(near.radiusKm) ** 2 },
  };
}

/** Returns whether an offer meets all conditions. */
export function meetsCriteria(offer: MatchableOffer, criteria: CompiledCriteria): boolean {
  return (
    criteria.filters.every((filter) => meetsFilter(offer, filter)) &&
    (criteria.writtenIn === undefined || offer.writtenIn.includes(criteria.writtenIn)) &&
    (criteria.outside === undefined || isOutside(offer, criteria.outside)) &&
    (criteria.around === undefined || isWithin(offer.points, criteria.around)) &&
    (criteria.references.includes(offer.reference) || hasTerms(offer, criteria.terms))
  );
}

/** Returns whether an offer has all of some terms. */
function hasTerms(offer: MatchableOffer, terms: readonly QueryTerm[]): boolean {
  return terms.every(({ words: typed, others }) =>
    [typed, ...others].some((each) => each.every((word) => hasWord(offer.words.anywhere, word))),
  );
}

function meetsFilter(offer: MatchableOffer, filter: CriteriaFilter): boolean {
  return (
    offer.facetsAmong(filter.group, filter.ids).length > 0 ||
    filter.titled.some(
      (name) => name.length > 0 && name.every((word) => hasWord(offer.words.inTitles, word)),
    )
  );
}

/** An offer without a country is not outside any; one place outside suffices. */
function isOutside({ facets }: MatchableOffer, country: string): boolean {
  return facets.some(({ group, id }) => group === 'country' && id !== country);
}

function isWithin(
  points: readonly SpherePoint[],
  { at, squaredChord }: NonNullable<CompiledCriteria['around']>,
): boolean {
  return points.some(([x, y, z]) => {
    const [dx, dy, dz] = [x - at[0], y - at[1], z - at[2]];
    return dx * dx + dy * dy + dz * dz <= squaredChord;
  });
}

/** Exactly, as an inflection, or, for the word typed last, by its prefix. */
function hasWord(words: Words, { form, sameForms, stems, isUnfinished }: QueryWord): boolean {
  return (
    words.forms.has(form) ||
    sameForms.some((same) => words.forms.has(same)) ||
    locales.some((locale) => stems[locale].some((stem) => words.stems[locale].has(stem))) ||
    (isUnfinished && form.length >= minPrefixLength && isPrefixOfAny(words.forms, form))
  );
}

function isPrefixOfAny(forms: ReadonlySet<string>, prefix: string): boolean {
  for (const form of forms) if (form.startsWith(prefix)) return true;
  return false;
}
