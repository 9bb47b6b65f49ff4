import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { type CarriedFacet, facetsOfOffer } from '@parvis/contracts/careers/offer-facets.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { foldTitle } from '../engine/fold-title.ts';
import { type QueryWord, queryWords } from './words/query-words.ts';
import { wordsAsWritten } from './words/scan-words.ts';
import { isWrittenIn, searchedTexts } from './words/searched-texts.ts';
import { stemOf } from './words/stems.ts';
import { isStopWord } from './words/stop-words.ts';

/** Words of a text and their stems, each once. */
export interface Tokens {
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

/** What an offer is searched by, in the tokens of the embedded engine, for one that takes ours. */
export interface OfferTokens {
  readonly titles: Readonly<Record<Locale, Tokens>>;
  /** Of titles and texts. */
  readonly all: Readonly<Record<Locale, Tokens>>;
  readonly writtenIn: readonly Locale[];
  readonly facets: readonly CarriedFacet[];
}

/** The tokens of an offer. */
export function composeTokens(offer: Offer): OfferTokens {
  const facets = facetsOfOffer(offer);
  const texts = searchedTexts(offer, facets);
  const tokens = (locale: Locale, part: 'title' | 'all') => {
    const text = texts.find((one) => one.locale === locale);
    if (text === undefined) return { words: [], stems: [] };
    return tokensOf(part === 'title' ? text.title : `${text.title}\n${text.text}`, locale);
  };
  return {
    titles: { fr: tokens('fr', 'title'), en: tokens('en', 'title') },
    all: { fr: tokens('fr', 'all'), en: tokens('en', 'all') },
    writtenIn: locales.filter((locale) => isWrittenIn(offer, locale)),
    facets,
  };
}

/** The words that keywords ask for, as the embedded engine understands them. */
export function composeQueryWords(keywords: string): readonly QueryWord[] {
  return queryWords(keywords);
}

function tokensOf(text: string, locale: Locale): Tokens {
  const written = wordsAsWritten(text).filter((word) => !isStopWord(foldTitle(word)));
  return {
    words: [...new Set(written.map(foldTitle))],
    stems: [...new Set(written.map((word) => stemOf(word, locale)))],
  };
}
