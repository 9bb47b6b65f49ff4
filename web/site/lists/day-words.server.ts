import type { Locale } from '@parvis/contracts/site/locale.ts';
import { wordsIn } from '../../server/words.ts';

/** A day (YYYY-MM-DD) for people: “12 mars 2026”. */
export function dayWords(day: string, locale: Locale): { words: string; day: string } {
  const words = wordsIn[locale].formatDate(day, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return { words, day };
}
