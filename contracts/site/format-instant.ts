import { withFrenchOrdinal } from './dates.ts';
import { byLocale, type Locale, languages } from './locale.ts';

const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' } as const;
const formats = byLocale((locale) => new Intl.DateTimeFormat(languages[locale].regional, format));

/** Returns an instant as a date and time in Paris: “1er mars 2026 à 09:00”. */
export function formatInstant(instant: Date, locale: Locale): string {
  return withFrenchOrdinal(formats[locale].format(instant), locale);
}

const dayFormat = { dateStyle: 'long', timeZone: 'Europe/Paris' } as const;
const dayFormats = byLocale(
  (locale) => new Intl.DateTimeFormat(languages[locale].regional, dayFormat),
);

/** Returns the day of an instant in Paris: “1er mars 2026”. */
export function formatDay(instant: Date, locale: Locale): string {
  return withFrenchOrdinal(dayFormats[locale].format(instant), locale);
}
