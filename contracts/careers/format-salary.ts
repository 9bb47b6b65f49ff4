import { offerMessages } from '../messages/offers.ts';
import { type Locale, languages } from '../site/locale.ts';
import type { OfferSalary } from './offer.ts';

const periodWords = {
  hour: 'job.salary.hour',
  day: 'job.salary.day',
  month: 'job.salary.month',
  year: 'job.salary.year',
} as const;

const formats = new Map<string, Intl.NumberFormat>();

/** Returns the format of amounts in a currency. */
function findFormat(locale: Locale, currency: string, isWhole: boolean): Intl.NumberFormat {
  const name = `${locale} ${currency} ${isWhole}`;
  const known = formats.get(name);
  if (known !== undefined) return known;
  const digits = isWhole ? 0 : 2;
  // oxlint-disable-next-line parvis/formatters-once -- Once for each currency, of which there are 180.
  const format = new Intl.NumberFormat(languages[locale].regional, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(name, format);
  return format;
}

/**
 * Returns the salary as text: “38 000 € – 45 000 € par an”, “à partir de 38 000 € par an”; or the
 * source's own text.
 */
export function formatSalary(salary: OfferSalary, locale: Locale): string {
  if ('words' in salary) return salary.words;
  const { minimum = 0, maximum, currency, per } = salary;
  const isWhole = Number.isInteger(minimum) && Number.isInteger(maximum ?? minimum);
  const format = findFormat(locale, currency, isWhole);
  return offerMessages.format(periodWords[per], locale, {
    amount: formatAmount(minimum, maximum),
  });

  function formatAmount(from: number, to: number | undefined): string {
    if (to === undefined)
      return offerMessages.format('job.salary-from', locale, { amount: format.format(from) });
    if (from === to) return format.format(to);
    if (from > 0) return format.formatRange(Math.min(from, to), Math.max(from, to));
    return offerMessages.format('job.salary-up-to', locale, { amount: format.format(to) });
  }
}
