import type { Locale } from '@parvis/contracts/site/locale.ts';
import { publicIntl } from '../../server/intl.ts';

/** Returns a day (YYYY-MM-DD) for people: “12 mars 2026”. */
export function dayWords(day: string, locale: Locale): { words: string; day: string } {
  const words = publicIntl(locale).formatDate(day, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return { words, day };
}
