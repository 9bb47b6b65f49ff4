import type { OfferSalary } from '@parvis/contracts/careers/offer.ts';
import { expect, test } from 'vitest';
import { parseAmount } from './amounts.ts';
import { parseSalaryText } from './salaries.ts';

type Per = 'hour' | 'day' | 'month' | 'year';

const range = (minimum: number, maximum: number, per: Per, currency = 'EUR'): OfferSalary => {
  return { minimum, maximum, currency, per };
};
const from = (minimum: number, per: Per, currency = 'EUR') => ({ minimum, currency, per });
const upTo = (maximum: number, per: Per, currency = 'EUR') => ({ maximum, currency, per });

test.each<[string, OfferSalary]>([
  ['Mensuel de 1823.03 Euros à 2000.0 Euros sur 12.0 mois', range(1823.03, 2000, 'month')],
  ['Mensuel de 2100 Euros', range(2100, 2100, 'month')],
  ['Annuel de 30000.0 Euros à 35000.0 Euros sur 13.0 mois', range(30_000, 35_000, 'year')],
  ['Horaire de 12.02 Euros sur 12.0 mois', range(12.02, 12.02, 'hour')],
  ['40 000 - 50 000 € brut annuel', range(40_000, 50_000, 'year')],
  ['40\u202f000\u00a0€ à 50\u202f000\u00a0€ par an', range(40_000, 50_000, 'year')],
  ['entre 28 000 et 32 000 euros bruts annuels', range(28_000, 32_000, 'year')],
  ['45-50K€', range(45_000, 50_000, 'year')],
  ['45/50 k€ selon profil', range(45_000, 50_000, 'year')],
  ['40 k€', range(40_000, 40_000, 'year')],
  ['35k€ - 40k€ par an', range(35_000, 40_000, 'year')],
  ['de 30 à 35 K€ brut/an + variable 10 %', range(30_000, 35_000, 'year')],
  ['35,5 k€', range(35_500, 35_500, 'year')],
  ['30-35 000 € par an', range(30_000, 35_000, 'year')],
  ['2 500,50 € mensuels', range(2500.5, 2500.5, 'month')],
  ['2.500,50 € / mois', range(2500.5, 2500.5, 'month')],
  ['2000€ brut/mois, 35h, 13e mois', range(2000, 2000, 'month')],
  ['11,88 €/h', range(11.88, 11.88, 'hour')],
  ['TJM 450 €', range(450, 450, 'day')],
  ['CHF 95’000 – 110’000 par an', range(95_000, 110_000, 'year', 'CHF')],
  ["95'000 CHF annuel", range(95_000, 95_000, 'year', 'CHF')],
  ['£45,000 - £50,000 per annum', range(45_000, 50_000, 'year', 'GBP')],
  ['$100k–$120k a year', range(100_000, 120_000, 'year', 'USD')],
  ['$25/hr', range(25, 25, 'hour', 'USD')],
  ['C$80,000 per year', range(80_000, 80_000, 'year', 'CAD')],
  ['À partir de 2 000 € brut mensuel', from(2000, 'month')],
  ['Minimum 30 k€', from(30_000, 'year')],
  ['£30,000+ per annum', from(30_000, 'year', 'GBP')],
  ['Jusqu’à 45 000 € par an', upTo(45_000, 'year')],
  ['up to £45,000 a year', upTo(45_000, 'year', 'GBP')],
  ['Maxi 40K€', upTo(40_000, 'year')],
])('amounts are read: %s', (words, salary) => {
  expect(parseSalaryText(words)).toEqual(salary);
});

test.each([
  'Mensuel de 32000 à 39500 Euros',
  'Mensuel de 30000.0 Euros à 35000.0 Euros sur 12 mois',
  'Annuel de 2000.0 Euros',
  'Horaire de 1850.0 Euros',
  'Mensuel de 2 à 2500 Euros',
  '40 000 - 45 000 €',
  '2 500 € x 13 mois',
  '700 € par semaine',
  '35000 - 40000 par an',
  '1800 €, puis 2000 €, puis 2200 € par mois',
  'Selon profil & expérience',
  'Selon convention collective',
  'SMIC + primes',
])('what is unclear or implausible stays in the words of its source: %s', (words) => {
  expect(parseSalaryText(words)).toEqual({ words });
});

test.each([
  '',
  '  ',
  '-',
  '--',
  'nc',
  'NC',
  'N.C.',
  'N/A',
  'n.d.',
  'Autres',
  'Autre',
  'horaire',
  'Mensuel',
  'A négocier',
  'à négocier.',
  'À définir',
  'Non communiqué',
  'Non précisée',
  'Confidentiel',
  'Competitive',
  'Negotiable',
  'TBD',
  'to be agreed',
  'Salaire : NC',
  '0',
  'Mensuel de 0.0 Euros',
  '€',
])('words that tell a candidate nothing are no salary: %j', (words) => {
  expect(parseSalaryText(words)).toBe(undefined);
});

test.each<[unknown, number | undefined]>([
  [50_000, 50_000],
  ['50000', 50_000],
  ['40 000', 40_000],
  ['40,000', 40_000],
  ['40.000', 40_000],
  ['40.000,00', 40_000],
  ['40,000.50', 40_000.5],
  ["40'000", 40_000],
  ['40k', 40_000],
  ['40 k€', 40_000],
  ['€ 40.000', 40_000],
  ['2 500,50', 2500.5],
  ['11.88', 11.88],
  ['40 à 50', undefined],
  ['', undefined],
  [null, undefined],
])('a field holds one amount: %j', (value, amount) => {
  expect(parseAmount(value)).toBe(amount);
});
