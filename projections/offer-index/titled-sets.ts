import { type OfferGroup, offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import type { OfferQuery } from '@parvis/contracts/careers/offer-index.ts';
import { addAll, type BitSet, emptySet, intersect } from '../sets/bit-set.ts';
import { wordsOfPhrase } from '../words/query-terms.ts';
import type { TextIndex } from './text-index.ts';
import { offersTitledWith } from './word-matches.ts';

/** Returns, by group, the offers of a set whose titles have one of the names of the group's facets. */
export function titledSets(
  index: TextIndex,
  { titled = {} }: Pick<OfferQuery, 'titled'>,
  among: BitSet,
): ReadonlyMap<OfferGroup, BitSet> {
  const sets = new Map<OfferGroup, BitSet>();
  for (const group of offerGroups) {
    const phrases = titled[group] ?? [];
    if (phrases.length === 0) continue;
    const set = emptySet(among.length * 32);
    for (const phrase of phrases) addAll(set, offersTitled(index, phrase, among));
    sets.set(group, set);
  }
  return sets;
}

function offersTitled(index: TextIndex, phrase: string, among: BitSet): BitSet {
  const words = wordsOfPhrase(phrase);
  if (words.length === 0) return emptySet(among.length * 32);
  const set = among.slice();
  for (const word of words) intersect(set, offersTitledWith(index, word, set));
  return set;
}
