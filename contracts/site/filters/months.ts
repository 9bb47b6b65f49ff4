/** A month in addresses: MM-YYYY. */
export type Month = string;

const months = 12;
const code = /^(\d{2})-(\d{4})$/;

/** Months since year 0, for comparing and counting; undefined for an invalid month. */
export function monthNumber(month: Month): number | undefined {
  const [, inYear, year] = code.exec(month) ?? [];
  const place = Number(inYear);
  if (year === undefined || place < 1 || place > months) return undefined;
  return Number(year) * months + place - 1;
}

/** A month's code from its number. */
export function monthCode(number: number): Month {
  const place = String((number % months) + 1).padStart(2, '0');
  return `${place}-${String(Math.floor(number / months)).padStart(4, '0')}`;
}

/** One for each language: a list formats a hundred months, and each formatter takes 30 kB for ever. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** A month in words: “mars 2026”. */
export function formatMonth(number: number, locale: string): string {
  const day = new Date(Date.UTC(Math.floor(number / months), number % months, 1));
  const known = formatters.get(locale);
  if (known !== undefined) return known.format(day);
  const made = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  formatters.set(locale, made);
  return made.format(day);
}
