import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { facetsOfOffer, type OfferFacet } from '@parvis/contracts/careers/offer-facets.ts';
import type { OfferQuery } from '@parvis/contracts/careers/offer-index.ts';
import { byLocale, type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { compoundsIn } from '../words/compounds.ts';
import { foldReference } from '../words/fold-reference.ts';
import { type QueryTerm, queryTerms, wordsOfPhrase } from '../words/query-terms.ts';
import type { QueryWord } from '../words/query-words.ts';
import { scanWords } from '../words/scan-words.ts';
import { isWithoutContent } from '../words/stop-words.ts';
import { type KnownWord, toKnownWord } from './known-words.ts';
import { isWrittenIn, searchedTexts } from './searched-texts.ts';

/** Words of texts and their stems, without duplicates. */
export interface Tokens {
  /** With the compounds that neighbouring words make. */
  readonly words: readonly string[];
  /** The words as people write them, in lower case. */
  readonly spellings: readonly string[];
  /** In each language, whatever that of the texts. */
  readonly stems: Readonly<Record<Locale, readonly string[]>>;
}

/** The texts by which offers are compared, as tokens of the embedded engine. */
export interface ComparedTokens {
  readonly titles: Readonly<Record<Locale, Tokens>>;
  /** Of the titles in all languages. */
  readonly titleStems: Tokens['stems'];
  readonly facets: readonly OfferFacet[];
}

/** The texts by which an offer is found. */
export interface OfferTokens extends ComparedTokens {
  /** Of titles and texts. */
  readonly all: Tokens;
  readonly writtenIn: readonly Locale[];
  /** Folded. */
  readonly reference: string;
}

/** Composes the tokens by which an offer is compared. */
export function composeComparedTokens(offer: Offer): ComparedTokens {
  const titles = toTitleTexts(offer);
  return {
    titles: byLocale((locale) => tokenize([titles[locale]])),
    titleStems: tokenize(Object.values(titles)).stems,
    facets: facetsOfOffer(offer),
  };
}

function toTitleTexts({ title }: Offer): Readonly<Record<Locale, Text>> {
  return byLocale((locale) => ({ text: title[locale] ?? '', isTitle: true }));
}

/** Composes the tokens of an offer. */
export function composeTokens(offer: Offer): OfferTokens {
  const compared = composeComparedTokens(offer);
  const titles = Object.values(toTitleTexts(offer));
  const texts = searchedTexts(offer, compared.facets);
  return {
    ...compared,
    all: tokenize([...titles, ...texts.map(({ text }) => ({ text, isTitle: false }))]),
    writtenIn: locales.filter((locale) => isWrittenIn(offer, locale)),
    reference: foldReference(offer.reference),
  };
}

/** Composes the terms of keywords, as the embedded engine parses them. */
export function composeQueryTerms(
  keywords: string,
  synonyms?: OfferQuery['synonyms'],
): readonly QueryTerm[] {
  return queryTerms(keywords, synonyms);
}

/** Returns whether no offer has a term, because one of its words says nothing. */
export function isImpossible({ words }: QueryTerm): boolean {
  return words.some(({ form }) => isWithoutContent(form));
}

/** Composes the words of a phrase that is complete. */
export function composePhrase(phrase: string): readonly QueryWord[] {
  return wordsOfPhrase(phrase);
}

interface Text {
  readonly text: string;
  readonly isTitle: boolean;
}

function tokenize(texts: readonly Text[]): Tokens {
  const known = new Set<KnownWord>();
  for (const { text } of texts)
    scanWords(text, (from, start, end) => {
      const word = toKnownWord(from.slice(start, end));
      if (word !== undefined) known.add(word);
    });
  const words = [...known];
  const compounds = texts.flatMap(({ text, isTitle }) => compoundsIn(text, isTitle));
  return {
    words: unique([...words.map(({ form }) => form), ...compounds]),
    spellings: unique(words.map(({ spelling }) => spelling)),
    stems: byLocale((locale) => unique(words.map(({ stems }) => stems[locale]))),
  };
}

function unique(words: readonly string[]): readonly string[] {
  return [...new Set(words)];
}
