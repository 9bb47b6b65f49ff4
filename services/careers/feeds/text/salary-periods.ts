import type { OfferSalary } from '@parvis/contracts/careers/offer.ts';

/** The period of an amount, as offers hold it. */
export type SalaryPeriod = Exclude<OfferSalary, { words: string }>['per'];

const periods: readonly (readonly [SalaryPeriod, RegExp])[] = [
  ['hour', /horaire|\bheures?\b|\bhour(?:ly|s)?\b|\/ ?hr?\b|\bp\.?h\.?(?![a-z])/i],
  ['day', /journalier|\bjours?\b|\bdaily\b|\bdays?\b|\/ ?j(?:r|our)?\b|\btjm\b/i],
  ['month', /mensuel|\bmois\b|\bmonth(?:ly|s)?\b|\/ ?mo\b|\bpcm\b/i],
  [
    'year',
    /annuel|\bans?\b|\bann[ée]es?\b|\bannum\b|\bannual|\byear(?:ly|s)?\b|\/ ?yr\b|\bp\.?a\.?(?![a-z])|\bk ?€|€ ?k\b|\d ?k ?(?:€|eur)/i,
  ],
];

/** Returns the period that a text mentions first: “brut mensuel”, “/an”, “per hour”, “MONTH”. */
export function periodIn(text: string): SalaryPeriod | undefined {
  const found = periods.flatMap(([period, said]) => {
    const at = text.search(said);
    return at === -1 ? [] : [{ period, at }];
  });
  return found.toSorted((one, other) => one.at - other.at)[0]?.period;
}

/**
 * The plausible amounts of a period, in the currencies whose units are worth about a euro: a lower
 * or higher one belongs to another period, or is no salary. Full time in France is at least 21,600
 * euros a year; interns get 4.35 euros an hour.
 */
export const plausibleAmounts: Readonly<Record<SalaryPeriod, readonly [number, number]>> = {
  hour: [4, 250],
  day: [30, 3_000],
  month: [350, 15_000],
  year: [5_000, 1_000_000],
};
