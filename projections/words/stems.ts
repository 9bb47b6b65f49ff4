import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as frenchStem } from '@orama/stemmers/french';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { foldText } from '../engine/fold-text.ts';
import { unabbreviated } from './fold-word.ts';

const stemmers: Readonly<Record<Locale, (word: string) => string>> = {
  fr: frenchStem,
  en: englishStem,
};

/**
 * Returns the stem of a word of a text in this language, folded: the same for “offre” and “Offres”.
 */
export function findStem(written: string, locale: Locale): string {
  return foldText(stemmers[locale](unabbreviated(written).normalize('NFC').toLowerCase()));
}

/**
 * Returns the stems that a typed word may have. French endings are recognised by their accents,
 * which people leave out: “diplomee” is taken for “diplômée” as well.
 */
export function stemsOfTyped(typed: string, locale: Locale): readonly string[] {
  // oxlint-disable-next-line parvis/languages-are-listed -- Only French endings are known by their accents.
  const spellings = locale === 'fr' ? [typed, ...accented(typed)] : [typed];
  return [...new Set(spellings.map((spelling) => findStem(spelling, locale)))];
}

function accented(typed: string): readonly string[] {
  const word = typed.toLowerCase();
  return [word.replace(/e(e?s?)$/, 'é$1'), word.replace(/iere(s?)$/, 'ière$1')].filter(
    (guess) => guess !== word,
  );
}
