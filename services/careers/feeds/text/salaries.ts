import type { OfferSalary } from '@parvis/contracts/careers/offer.ts';
import { plainLine } from './clean-text.ts';

type Per = Extract<OfferSalary, { per: unknown }>['per'];

const periods: readonly (readonly [Per, RegExp])[] = [
  ['hour', /horaire|par heure|de l.heure|\/ ?h\b|per hour|hourly|an hour|\bhour\b/i],
  ['day', /journalier|par jour|\/ ?j\b|per day|daily|a day|\bday\b/i],
  ['month', /mensuel|par mois|\/ ?mois|per month|monthly|a month|\bmonth\b/i],
  [
    'year',
    /annuel|par an\b|\/ ?an\b|per year|per annum|yearly|annual|a year|\byear\b|\bk ?€|€ ?k/i,
  ],
];
const currencies: readonly (readonly [string, RegExp])[] = [
  ['EUR', /€|\beuros?\b|\beur\b/i],
  ['GBP', /£|\bgbp\b/i],
  ['CHF', /\bchf\b/i],
  ['CAD', /\bcad\b|c\$|\$ ?cad/i],
  ['USD', /\$|\busd\b/i],
];
/** “1800.0”, “1 800,50”, “35k”, “50,000”. */
const figures = /\d{1,3}(?:[\s\u00a0\u202f.,]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?/g;
const perYear: Readonly<Record<Per, number>> = { hour: 1820, day: 220, month: 12, year: 1 };
/**
 * The range of plausible yearly salaries, in the currencies above: a value outside it was misread.
 */
const [leastYearly, mostYearly] = [4_000, 2_000_000];
const longestWords = 200;

/** Returns a salary range, if it is plausible. */
export function salaryRange(
  minimum: number | undefined,
  maximum: number | undefined,
  currency: string | undefined,
  per: Per | undefined,
): OfferSalary | undefined {
  const amounts = [minimum ?? 0, maximum ?? 0].filter((one) => one > 0);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (amounts.length === 0 || per === undefined || !/^[A-Z]{3}$/.test(currency ?? ''))
    return undefined;
  const isKnown = currencies.some(([code]) => code === currency);
  const isLikely = least * perYear[per] >= leastYearly && most * perYear[per] <= mostYearly;
  if (isKnown && !isLikely) return undefined;
  return { minimum: least, maximum: most, currency: currency ?? '', per };
}

/**
 * Returns a salary in prose (“Mensuel de 1800.0 Euros à 2100.0 Euros sur 12 mois”): a range if it
 * is stated clearly, else the original text.
 */
export function parseSalaryText(raw: unknown): OfferSalary | undefined {
  const words = plainLine(raw, longestWords);
  if (words === undefined) return undefined;
  // The number of monthly payments and the weekly hours are not amounts.
  const amounts = words.replace(
    /(?:sur|x|×) ?\d{1,2}(?:[.,]\d+)? ?mois|\d+(?:[.,]\d+)? ?(?:h|heures?|hours?)(?: ?\d\d)?\b(?!oraire)/gi,
    ' ',
  );
  const per = periods.find(([, said]) => said.test(words))?.[0];
  const currency = currencies.find(([, said]) => said.test(words))?.[0];
  const read = [...amounts.matchAll(figures)].map(([one], index, all) =>
    amountOf(one, amounts, all[index]?.index ?? 0),
  );
  const [minimum, maximum, ...more] = read;
  const range = more.length > 0 ? undefined : salaryRange(minimum, maximum, currency, per);
  return range ?? { words };
}

function amountOf(figure: string, text: string, at: number): number {
  const digits = figure
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  const isThousands = /^\s?k\b|^\s?k(?=€|\s|$)/i.test(text.slice(at + figure.length));
  return Number(digits) * (isThousands ? 1000 : 1);
}
