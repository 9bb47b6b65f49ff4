import { offerMessages } from '../messages/offers.ts';
import { dateLocales } from '../site/dates.ts';
import type { Locale } from '../site/locale.ts';
import type { OfferSalary } from './offer.ts';

const periodWords = {
  hour: 'job.salary.hour',
  day: 'job.salary.day',
  month: 'job.salary.month',
  year: 'job.salary.year',
} as const;

/**
 * Returns the salary as text: “38 000 € – 45 000 € par an”, “à partir de 38 000 € par an”; or the
 * source's own text.
 */
export function formatSalary(salary: OfferSalary, locale: Locale): string {
  if ('words' in salary) return salary.words;
  const { minimum = 0, maximum, currency, per } = salary;
  const isWhole = Number.isInteger(minimum) && Number.isInteger(maximum ?? minimum);
  const format = new Intl.NumberFormat(dateLocales[locale], {
    style: 'currency',
    currency,
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 2,
  });
  return offerMessages.format(periodWords[per], locale, {
    amount: amountOf(minimum, maximum),
  });

  function amountOf(from: number, to: number | undefined): string {
    if (to === undefined)
      return offerMessages.format('job.salary-from', locale, { amount: format.format(from) });
    if (from === to) return format.format(to);
    if (from > 0) return format.formatRange(Math.min(from, to), Math.max(from, to));
    return offerMessages.format('job.salary-up-to', locale, { amount: format.format(to) });
  }
}
