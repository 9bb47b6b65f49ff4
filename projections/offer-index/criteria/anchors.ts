import type { OfferGroup } from '@parvis/contracts/careers/offer-groups.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import type { QueryTerm } from '../../words/query-terms.ts';
import type { QueryWord } from '../../words/query-words.ts';
import {
  type CompiledCriteria,
  type CriteriaFilter,
  minPrefixLength,
} from './compiled-criteria.ts';
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
 * Returns one of the conditions of criteria as keys, of which an offer that meets the criteria has at least
 * one. Undefined for criteria with neither words nor facets, which is matched against every offer.
 */
export function chooseAnchors({
  filters,
  terms,
  references,
}: CompiledCriteria): readonly string[] | undefined {
  const [term] = terms.toSorted(
    (one, other) => estimateSelectivity(other) - estimateSelectivity(one),
  );
  const byReference = references.map((reference) => `#${reference}`);
  if (term !== undefined && estimateSelectivity(term) > 0)
    return [...termKeys(term), ...byReference];
  const filter = filters.toSorted(
    (one, other) => fromNarrowest.indexOf(one.group) - fromNarrowest.indexOf(other.group),
  )[0];
  if (filter !== undefined) return filterKeys(filter);
  return term === undefined ? undefined : [...termKeys(term), ...byReference];
}

/** Returns every key that an anchor of criteria for this offer can have. */
export function listKeys({ facets, words, reference }: MatchableOffer): ReadonlySet<string> {
  const { forms, stems } = words.anywhere;
  const keys = new Set<string>([`#${reference}`]);
  for (const { group, id } of facets) keys.add(`${group}:${id}`);
  for (const word of forms) {
    keys.add(`=${word}`);
    for (let end = minPrefixLength; end <= word.length; end += 1)
      keys.add(`^${word.slice(0, end)}`);
  }
  for (const locale of locales) for (const stem of stems[locale]) keys.add(`${locale} ${stem}`);
  return keys;
}

function filterKeys({ group, ids, titled }: CriteriaFilter): readonly string[] {
  return [...ids.map((id) => `${group}:${id}`), ...titled.flatMap(phraseKeys)];
}

/** Returns the keys of a term: those of the most selective word of each alternative. */
function termKeys({ words, others }: QueryTerm): readonly string[] {
  return [words, ...others].flatMap(phraseKeys);
}

function phraseKeys(words: readonly QueryWord[]): readonly string[] {
  const [word] = words.toSorted((one, other) => selectivity(other) - selectivity(one));
  return word === undefined ? [] : wordKeys(word);
}

function wordKeys({ form, sameForms, stems, isUnfinished }: QueryWord): readonly string[] {
  return [
    ...(isUnfinished && form.length >= minPrefixLength ? [`^${form}`] : [`=${form}`]),
    ...sameForms.map((same) => `=${same}`),
    ...locales.flatMap((locale) => stems[locale].map((stem) => `${locale} ${stem}`)),
  ];
}

/** Returns how selective a term is: as much as the least selective of its alternatives. */
function estimateSelectivity({ words, others }: QueryTerm): number {
  const each = [words, ...others].map((some) => Math.max(...some.map(selectivity)));
  return Math.min(...each);
}

/** Returns how selective a word is: a long word is rarer, and a prefix counts as a shorter word. */
function selectivity({ form, isUnfinished }: QueryWord): number {
  return isUnfinished ? form.length - 3 : form.length;
}
