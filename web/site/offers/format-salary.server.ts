import type { OfferSalary } from '@parvis/contracts/careers/offer.ts';
import { dateLocales } from '@parvis/contracts/site/dates.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { publicIntl } from '../../server/intl.ts';

/**
 * Returns the salary as text: “38 000 € – 45 000 € par an”, “à partir de 38 000 € par an”; or the
 * source's own text.
 */
export function formatSalary(salary: OfferSalary, locale: Locale): string {
  if ('words' in salary) return salary.words;
  const { minimum = 0, maximum, currency, per } = salary;
  const { formatMessage } = publicIntl[locale];
  const isWhole = Number.isInteger(minimum) && Number.isInteger(maximum ?? minimum);
  const format = new Intl.NumberFormat(dateLocales[locale], {
    style: 'currency',
    currency,
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 2,
  });
  return formatMessage({ id: `job.salary.${per}` }, { amount: amountOf(minimum, maximum) });

  function amountOf(from: number, to: number | undefined): string {
    if (to === undefined)
      return formatMessage({ id: 'job.salary-from' }, { amount: format.format(from) });
    if (from === to) return format.format(to);
    if (from > 0) return format.formatRange(Math.min(from, to), Math.max(from, to));
    return formatMessage({ id: 'job.salary-up-to' }, { amount: format.format(to) });
  }
}
