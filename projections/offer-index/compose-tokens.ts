import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { facetsOfOffer, type OfferFacet } from '@parvis/contracts/careers/offer-facets.ts';
import type { OfferQuery } from '@parvis/contracts/careers/offer-index.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { compoundsIn } from '../words/compounds.ts';
import { foldReference } from '../words/fold-reference.ts';
import { foldWord } from '../words/fold-word.ts';
import { type QueryTerm, queryTerms, wordsOfPhrase } from '../words/query-terms.ts';
import type { QueryWord } from '../words/query-words.ts';
import { wordsAsWritten } from '../words/scan-words.ts';
import { stemOf } from '../words/stems.ts';
import { isStopWord } from '../words/stop-words.ts';
import { isWrittenIn, searchedTexts } from './searched-texts.ts';

/** Words of a text and their stems, without duplicates. */
export interface Tokens {
  /** With the compounds that neighbouring words make. */
  readonly words: readonly string[];
  /** The words as people write them, in lower case. */
  readonly spellings: readonly string[];
  readonly stems: readonly string[];
}

/** The texts by which offers are compared, as tokens of the embedded engine. */
export interface ComparedTokens {
  readonly titles: Readonly<Record<Locale, Tokens>>;
  readonly facets: readonly OfferFacet[];
}

/** The texts by which an offer is found. */
export interface OfferTokens extends ComparedTokens {
  /** Of titles and texts. */
  readonly all: Readonly<Record<Locale, Tokens>>;
  readonly writtenIn: readonly Locale[];
  /** Folded. */
  readonly reference: string;
}

/** Composes the tokens by which an offer is compared. */
export function composeComparedTokens(offer: Offer): ComparedTokens {
  const { title } = offer;
  return {
    titles: { fr: tokensOf(title.fr ?? '', 'fr', true), en: tokensOf(title.en ?? '', 'en', true) },
    facets: facetsOfOffer(offer),
  };
}

/** Composes the tokens of an offer. */
export function composeTokens(offer: Offer): OfferTokens {
  const compared = composeComparedTokens(offer);
  const texts = searchedTexts(offer, compared.facets);
  const all = (locale: Locale) => {
    const text = texts.find((one) => one.locale === locale);
    const inTitle = compared.titles[locale];
    const inText = tokensOf(text?.text ?? '', locale, false);
    return {
      words: [...new Set([...inTitle.words, ...inText.words])],
      spellings: [...new Set([...inTitle.spellings, ...inText.spellings])],
      stems: [...new Set([...inTitle.stems, ...inText.stems])],
    };
  };
  return {
    ...compared,
    all: { fr: all('fr'), en: all('en') },
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

/** Composes the words of a phrase that is complete. */
export function composePhrase(phrase: string): readonly QueryWord[] {
  return wordsOfPhrase(phrase);
}

function tokensOf(text: string, locale: Locale, isTitle: boolean): Tokens {
  const written = wordsAsWritten(text).filter((word) => !isStopWord(foldWord(word)));
  return {
    words: [...new Set([...written.map(foldWord), ...compoundsIn(text, isTitle)])],
    spellings: [...new Set(written.map((word) => word.normalize('NFC').toLowerCase()))],
    stems: [...new Set(written.map((word) => stemOf(word, locale)))],
  };
}
