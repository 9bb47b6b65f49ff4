import { byLocale, type Locale } from '../locale.ts';

/** A month in addresses: MM-YYYY. */
export type Month = string;

const months = 12;
const code = /^(\d{2})-(\d{4})$/;

/**
 * Returns the month as a number of months since year 0, for comparing and counting; undefined for
 * an invalid month.
 */
export function monthNumber(month: Month): number | undefined {
  const [, inYear, year] = code.exec(month) ?? [];
  const place = Number(inYear);
  if (year === undefined || place < 1 || place > months) return undefined;
  return Number(year) * months + place - 1;
}

/** Returns a month's code from its number. */
export function monthCode(number: number): Month {
  const place = String((number % months) + 1).padStart(2, '0');
  return `${place}-${String(Math.floor(number / months)).padStart(4, '0')}`;
}

const monthFormat = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const monthIn = byLocale((locale) => new Intl.DateTimeFormat(locale, monthFormat));

/** Returns a month in words: “mars 2026”. */
export function formatMonth(number: number, locale: Locale): string {
  const day = new Date(Date.UTC(Math.floor(number / months), number % months, 1));
  return monthIn[locale].format(day);
}
