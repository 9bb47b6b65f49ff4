import type { OfferGroup } from '@parvis/contracts/careers/offer-groups.ts';
import type { WordSynonyms } from '@parvis/contracts/careers/offer-index.ts';
import type { SynonymRule } from '@parvis/contracts/careers/synonyms.ts';
import type { Facet } from '@parvis/contracts/site/filters/facets.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { withoutDistrict } from './districts.ts';
import {
  type FacetPhrases,
  type FacetWithNames,
  facetPhrases,
  meantFacets,
} from './facet-phrases.ts';
import { withoutFillers } from './fillers.ts';
import { isStopWord, isWithoutContent } from './stop-words.ts';
import { type SynonymPhrases, synonymPhrases } from './synonym-phrases.ts';
import { typedReferences } from './typed-references.ts';
import { type TypedToken, typedTokens, withoutTokens } from './typed-tokens.ts';

/** What the words of a search may mean. */
export interface SearchMeanings {
  readonly facets: readonly FacetWithNames[];
  readonly synonyms: readonly SynonymRule[];
}

/** Facets of one group that were typed as words. */
export interface TypedFacets {
  readonly group: OfferGroup;
  /** Any of these: “télétravail” means two. */
  readonly ids: readonly string[];
  readonly words: string;
  /** The keywords without these words. */
  readonly rest: string;
}

/** What somebody searches for. */
export interface Interpretation {
  readonly facets: readonly TypedFacets[];
  /** The words in order, one or several that belong together in each; without stop words. */
  readonly parts: readonly string[];
  /** The words that name no facet. */
  readonly keywords: string;
  readonly synonyms: readonly WordSynonyms[];
  readonly references: readonly string[];
}

interface Options {
  readonly locale: Locale;
  /** Whether a facet may be chosen by its name; a preset allows some of a group only. */
  readonly accepts?: (facet: Facet<OfferGroup>) => boolean;
}

/**
 * Interprets keywords, for every engine and for alerts alike: the facets that they name, what stands
 * for the other words, and the references that they may be.
 */
export function interpretKeywords(
  keywords: string,
  { facets, synonyms }: SearchMeanings,
  { locale, accepts = () => true }: Options,
): Interpretation {
  const typed = typedTokens(withoutDistrict(withoutFillers(keywords)));
  const phrases = { facets: facetPhrases(facets), synonyms: synonymPhrases(synonyms, locale) };
  const readings = readTokens(typed.tokens, phrases, accepts);
  const named = readings.filter((one) => one.facets.length > 0);
  const without = (tokens: readonly TypedToken[]) => withoutTokens(typed, tokens);
  const rest = without(named.flatMap(({ tokens }) => tokens));
  return {
    facets: named.map(({ tokens, facets: [first, ...more] }) => ({
      group: first?.group ?? 'contract',
      ids: [first, ...more].flatMap((facet) => facet?.id ?? []),
      words: joinWords(tokens),
      rest: without(tokens),
    })),
    parts: readings
      .filter(({ tokens }) => tokens.some(({ form }) => !isStopWord(form)))
      .map(({ tokens }) => joinWords(tokens)),
    keywords: isTelling(rest) || isEmptySign(typed.tokens) ? rest : '',
    synonyms: readings.flatMap(({ tokens, others }) =>
      others.length === 0 ? [] : [{ words: joinWords(tokens), others }],
    ),
    references: typedReferences(keywords),
  };
}

/** One or more words in a row, and what they mean: facets, or what stands for them. */
interface Reading {
  readonly tokens: readonly TypedToken[];
  readonly facets: readonly Facet<OfferGroup>[];
  readonly others: readonly string[];
}

/** Reads words from the left, the longest phrase first; facets come before synonyms as long. */
function readTokens(
  tokens: readonly TypedToken[],
  phrases: { readonly facets: FacetPhrases; readonly synonyms: SynonymPhrases },
  accepts: (facet: Facet<OfferGroup>) => boolean,
): readonly Reading[] {
  const forms = tokens.map(({ form }) => form);
  const readings: Reading[] = [];
  for (let at = 0; at < tokens.length; at += readings.at(-1)?.tokens.length ?? 1) {
    const { values = [], length = 1 } = phrases.facets.longestAt(forms, at) ?? {};
    const facets = meantFacets(values.filter(accepts));
    const meant = phrases.synonyms.longestAt(forms, at);
    if (facets.length > 0 && length >= (meant?.length ?? 0))
      readings.push({ tokens: tokens.slice(at, at + length), facets, others: [] });
    else {
      const others = meant?.values ?? [];
      readings.push({ tokens: tokens.slice(at, at + (meant?.length ?? 1)), facets: [], others });
    }
  }
  return readings;
}

function joinWords(tokens: readonly TypedToken[]): string {
  return tokens.map(({ written }) => written).join(' ');
}

/** Returns whether nothing but signs was typed, such as “ʼ”: no offer has them. */
function isEmptySign(tokens: readonly TypedToken[]): boolean {
  return tokens.length > 0 && tokens.every(({ form }) => isWithoutContent(form));
}

/** Returns whether words say anything: those that only joined the facets do not. */
function isTelling(keywords: string): boolean {
  return typedTokens(keywords).tokens.some(({ form }) => !isStopWord(form));
}
