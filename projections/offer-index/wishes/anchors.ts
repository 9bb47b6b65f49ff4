import type { OfferGroup } from '@parvis/contracts/careers/offer-groups.ts';
import type { QueryWord } from '../../words/query-words.ts';
import { type CompiledWish, minPrefixLength } from './compiled-wish.ts';
import type { MatchableOffer } from './matchable-offer.ts';

/** Groups, ordered from the one whose values the fewest offers share. */
const fromNarrowest: readonly OfferGroup[] = [
  'city',
  'entity',
  'region',
  'domain',
  'country',
  'experience',
  'contract',
  'continent',
  'remote',
  'working_time',
];

/**
 * Returns one of a wish's conditions as keys, of which an offer that meets the wish has at least
 * one. Undefined for a wish with neither words nor facets, which is matched against every offer.
 */
export function anchorsOf({ filters, words }: CompiledWish): readonly string[] | undefined {
  const word = words.toSorted((one, other) => selectivity(other) - selectivity(one))[0];
  if (word !== undefined && selectivity(word) > 0) return wordKeys(word);
  const [group, ids] =
    filters.toSorted(
      ([one], [other]) => fromNarrowest.indexOf(one) - fromNarrowest.indexOf(other),
    )[0] ?? [];
  if (group !== undefined && ids !== undefined) return ids.map((id) => `${group}:${id}`);
  return word === undefined ? undefined : wordKeys(word);
}

/** Returns every key that an anchor of a wish for this offer can have. */
export function keysOf({ facets, words }: MatchableOffer): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const [group, { id }] of facets) keys.add(`${group}:${id}`);
  for (const word of words.forms) {
    keys.add(`=${word}`);
    for (let end = minPrefixLength; end <= word.length; end += 1)
      keys.add(`^${word.slice(0, end)}`);
  }
  for (const stem of words.stems.fr) keys.add(`fr ${stem}`);
  for (const stem of words.stems.en) keys.add(`en ${stem}`);
  return keys;
}

function wordKeys({ form, stems, isUnfinished }: QueryWord): readonly string[] {
  return [
    ...(isUnfinished && form.length >= minPrefixLength ? [`^${form}`] : [`=${form}`]),
    ...stems.fr.map((stem) => `fr ${stem}`),
    ...stems.en.map((stem) => `en ${stem}`),
  ];
}

/** Returns how selective a word is: a long word is rarer, and a prefix counts as a shorter word. */
function selectivity({ form, isUnfinished }: QueryWord): number {
  return isUnfinished ? form.length - 3 : form.length;
}
