import { foldText } from '../engine/fold-text.ts';

/** Articles and pronouns that lose their vowel before the next word: “l’eau” is about water. */
const elided =
  /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)[’'](?=[\p{L}\p{N}])/giu;

/** Contractions that follow a word in English: “the bank’s”, “we’re”, “don’t”. */
const contracted = /(?<=\p{L})[’'](?:s|t|re|ve|ll|d|m)(?![\p{L}\p{N}])/giu;

/**
 * Returns the words of a text as lists compare them: without accents, elisions, contractions and
 * punctuation.
 */
export function splitWords(text: string): readonly string[] {
  return foldText(text.replace(contracted, '').replace(elided, ' ')).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Returns the words of a text in one string, each after a space: `' ' || word` finds a prefix of
 * one.
 */
export function searchedWords(text: string): string {
  return splitWords(text)
    .map((word) => ` ${word}`)
    .join('');
}
