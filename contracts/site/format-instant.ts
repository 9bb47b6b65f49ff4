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
