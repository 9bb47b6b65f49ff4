import { dateLocales, withFrenchOrdinal } from './dates.ts';
import type { Locale } from './locale.ts';

const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' } as const;
const formats: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  fr: new Intl.DateTimeFormat(dateLocales.fr, format),
  en: new Intl.DateTimeFormat(dateLocales.en, format),
};

/** Returns an instant as a date and time in Paris: “1er mars 2026 à 09:00”. */
export function formatInstant(instant: Date, locale: Locale): string {
  return withFrenchOrdinal(formats[locale].format(instant), locale);
}

const dayFormat = { dateStyle: 'long', timeZone: 'Europe/Paris' } as const;
const dayFormats: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  fr: new Intl.DateTimeFormat(dateLocales.fr, dayFormat),
  en: new Intl.DateTimeFormat(dateLocales.en, dayFormat),
};

/** Returns the day of an instant in Paris: “1er mars 2026”. */
export function formatDay(instant: Date, locale: Locale): string {
  return withFrenchOrdinal(dayFormats[locale].format(instant), locale);
}
