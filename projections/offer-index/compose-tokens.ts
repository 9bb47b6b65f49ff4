import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { facetsOfOffer, type OfferFacet } from '@parvis/contracts/careers/offer-facets.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { foldText } from '../engine/fold-text.ts';
import { type QueryWord, queryWords } from '../words/query-words.ts';
import { wordsAsWritten } from '../words/scan-words.ts';
import { stemOf } from '../words/stems.ts';
import { isStopWord } from '../words/stop-words.ts';
import { isWrittenIn, searchedTexts } from './searched-texts.ts';

/** Words of a text and their stems, without duplicates. */
export interface Tokens {
  readonly words: readonly string[];
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
}

/** Composes the tokens by which an offer is compared. */
export function composeComparedTokens(offer: Offer): ComparedTokens {
  const { title } = offer;
  return {
    titles: { fr: tokensOf(title.fr ?? '', 'fr'), en: tokensOf(title.en ?? '', 'en') },
    facets: facetsOfOffer(offer),
  };
}

/** Composes the tokens of an offer. */
export function composeTokens(offer: Offer): OfferTokens {
  const compared = composeComparedTokens(offer);
  const texts = searchedTexts(offer, compared.facets);
  const all = (locale: Locale) => {
    const text = texts.find((one) => one.locale === locale);
    return tokensOf(text === undefined ? '' : `${text.title}\n${text.text}`, locale);
  };
  return {
    ...compared,
    all: { fr: all('fr'), en: all('en') },
    writtenIn: locales.filter((locale) => isWrittenIn(offer, locale)),
  };
}

/** Composes the words in keywords, as the embedded engine parses them. */
export function composeQueryWords(keywords: string): readonly QueryWord[] {
  return queryWords(keywords);
}

function tokensOf(text: string, locale: Locale): Tokens {
  const written = wordsAsWritten(text).filter((word) => !isStopWord(foldText(word)));
  return {
    words: [...new Set(written.map(foldText))],
    stems: [...new Set(written.map((word) => stemOf(word, locale)))],
  };
}
