import type { OfferSalary } from '@parvis/contracts/careers/offer.ts';
import { isEmpty, type RecordNotes } from '../record-notes.ts';
import { parseAmount } from '../text/amounts.ts';
import { currencyIn } from '../text/currencies.ts';
import { readSalary } from '../text/read-salary.ts';
import { toSalary } from '../text/salaries.ts';
import { periodIn } from '../text/salary-periods.ts';
import { toFields, toText } from './json-ld.ts';

/** Without a period, a smaller amount tells a candidate nothing. */
const unclear = 1_000;

/**
 * Returns the salary of a JobPosting, a MonetaryAmount or a text: a range, one bound, an exact
 * amount, or the words of the source when they cannot be read as amounts of a period.
 */
export function salaryOfPosting(value: unknown, notes: RecordNotes): OfferSalary | undefined {
  const inWords = toText(value);
  if (inWords !== undefined) return readSalary(inWords, notes);
  const salary = toFields(value);
  const amounts = toFields(salary['value']);
  const given = (name: string) => toText(amounts[name]) ?? toText(salary[name]);
  const only = given('value');
  const least = given('minValue') ?? only;
  const most = given('maxValue') ?? only;
  const currency = given('currency') ?? '';
  const unit = given('unitText') ?? '';
  const read = toSalary({
    minimum: parseAmount(least),
    maximum: parseAmount(most),
    currency: currencyIn(currency),
    per: periodIn(unit),
  });
  if (read !== undefined) return read;
  const text = least === most ? least : [least, most].filter((one) => !isEmpty(one)).join(' – ');
  if (text === undefined || isZero(text)) return undefined;
  const words = `${text} ${currency}${unit && ` / ${unit.toLowerCase()}`}`.trim();
  if (unit === '' && (parseAmount(most ?? least) ?? unclear) < unclear) {
    notes.add('salary', 'implausible', words);
    return undefined;
  }
  return readSalary(words, notes);
}

function isZero(text: string): boolean {
  return /^[\s–0.,]*$/.test(text);
}
