import type { OfferGroup } from '@parvis/contracts/careers/offer-groups.ts';
import type { FacetCounts } from '@parvis/contracts/careers/offer-index.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { splitWords } from '../../filtered-lists/list-words.ts';
import { exactPlacePhrases } from '../../offer-facets/place-phrases.ts';
import type { NamedOfferFacet, OfferWords } from '../../offer-facets/read-offer-words.ts';
import { withoutDistrict } from '../../words/districts.ts';

/**
 * When two facets have the same name, the more common meaning comes first: the city Paris, not the
 * region.
 */
const meantFirst: readonly OfferGroup[] = [
  'contract',
  'country',
  'city',
  'region',
  'continent',
  'domain',
  'entity',
  'experience',
  'working_time',
  'remote',
];

type Names = ReadonlyMap<string, readonly NamedOfferFacet[]>;
const memory = new WeakMap<OfferWords, Map<Locale, Names>>();

/** Facets by their normalised name, and by their slug: “CDI” and “jeunes diplômés”. */
function namesIn(words: OfferWords, locale: Locale): Names {
  const known = memory.get(words) ?? new Map<Locale, Names>();
  memory.set(words, known);
  const names = known.get(locale) ?? collectNames(words, locale);
  known.set(locale, names);
  return names;
}

function collectNames({ facets }: OfferWords, locale: Locale): Names {
  const names = new Map<string, NamedOfferFacet[]>();
  for (const facet of facets) {
    const own = [facet.names[locale], facet.slugs[locale]].map(toPhrase);
    const phrases = new Set([...own, ...exactPlacePhrases(facet)]);
    for (const phrase of phrases) names.set(phrase, [...(names.get(phrase) ?? []), facet]);
  }
  return names;
}

function toPhrase(text: string): string {
  return splitWords(text).join(' ');
}

/**
 * The facets that the typed words name, provided that every word is part of a name: “cdi paris”
 * names two, “cdi banquier” none.
 * @param counts facets without open offers are ignored
 */
export function exactFacets(
  typed: string,
  words: OfferWords,
  locale: Locale,
  counts: FacetCounts,
): readonly NamedOfferFacet[] {
  const names = namesIn(words, locale);
  const parts = splitWords(withoutDistrict(typed));
  const facets: NamedOfferFacet[] = [];
  for (let start = 0; start < parts.length; ) {
    const end = longestName(
      parts,
      start,
      (phrase) => offered(names.get(phrase), counts).length > 0,
    );
    const [facet] = offered(names.get(parts.slice(start, end).join(' ')), counts);
    if (facet === undefined) return [];
    facets.push(facet);
    start = end;
  }
  return facets;
}

/** The end of the longest name that begins at a word; the start when there is none. */
function longestName(
  parts: readonly string[],
  start: number,
  isName: (phrase: string) => boolean,
): number {
  for (let end = parts.length; end > start; end -= 1)
    if (isName(parts.slice(start, end).join(' '))) return end;
  return start;
}

function offered(
  facets: readonly NamedOfferFacet[] = [],
  counts: FacetCounts,
): readonly NamedOfferFacet[] {
  return facets
    .filter(({ group, id }) => (counts[group][id] ?? 0) > 0)
    .toSorted((one, other) => meantFirst.indexOf(one.group) - meantFirst.indexOf(other.group));
}
