import type { OfferSalary } from '@parvis/contracts/careers/offer.ts';

/** The salary level of a country relative to France, and its currency. */
const payIn: Readonly<Record<string, readonly [factor: number, currency: string]>> = {
  BE: [1.18, 'EUR'],
  DE: [1.15, 'EUR'],
  DK: [10.2, 'DKK'],
  ES: [0.78, 'EUR'],
  FR: [1, 'EUR'],
  GB: [0.95, 'GBP'],
  IE: [1.15, 'EUR'],
  NL: [1.15, 'EUR'],
  PT: [0.64, 'EUR'],
};

/** Raise per year of experience, as a fraction of a beginner's salary. */
const risePerYear = 0.032;
/** Ratio of the highest to the lowest salary in an offer: a narrow range informs applicants. */
const widest = 1.07;

/**
 * Returns the yearly salary after this many years of experience.
 * @param thousands the salary of a beginner in France, in thousands of euros
 */
export function yearlyPay(thousands: number, years: number, country: string): OfferSalary {
  const [factor = 1, currency = 'EUR'] = payIn[country] ?? [];
  const pay = thousands * 1000 * factor * (1 + risePerYear * Math.min(years, 15));
  const step = currency === 'DKK' ? 5000 : 500;
  const rounded = (amount: number) => Math.round(amount / step) * step;
  return { minimum: rounded(pay), maximum: rounded(pay * widest), currency, per: 'year' };
}

/** Returns the monthly pay of trainees and apprentices. @param euros the pay in France, in euros */
export function monthlyPay(euros: number, country: string): OfferSalary {
  const [factor = 1, currency = 'EUR'] = payIn[country] ?? [];
  const amount = Math.round((euros * factor) / 50) * 50;
  return { minimum: amount, maximum: amount, currency, per: 'month' };
}
