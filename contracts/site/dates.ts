import type { Locale } from './locale.ts';

/** How each language writes dates and times: English as Europe does. For `Intl`. */
export const dateLanguages: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-GB' };

/** A day alone or first of a range: “1 mars”, “1–3 mars”, “1 – 3 mars”; no hour and no year. */
const frenchFirstDay = /(?<![\p{N}\p{L}:])1(?=\s\p{L}|\s?–\s?\d{1,2}\s\p{L})/gu;

/** A date as `Intl` writes it, with the ordinal that French has and `Intl` does not: “1er mars”. */
export function withFrenchOrdinal(words: string, locale: Locale): string {
  return locale === 'fr' ? words.replace(frenchFirstDay, '1er') : words;
}
