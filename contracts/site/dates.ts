import type { Locale } from './locale.ts';

/** The day 1, alone or at the start of a range (“1 mars”, “1–3 mars”, “1 – 3 mars”), but not an hour or a year. */
const frenchFirstDay = /(?<![\p{N}\p{L}:])1(?=\s\p{L}|\s?–\s?\d{1,2}\s\p{L})/gu;

/**
 * Returns a date formatted by `Intl`, with the French ordinal that `Intl` does not write: “1er
 * mars”.
 */
export function withFrenchOrdinal(words: string, locale: Locale): string {
  // oxlint-disable-next-line parvis/languages-are-listed -- Only French has this ordinal.
  return locale === 'fr' ? words.replace(frenchFirstDay, '1er') : words;
}
