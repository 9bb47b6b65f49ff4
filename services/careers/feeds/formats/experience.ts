import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { plainLine } from '../text/clean-text.ts';

/** The characters of a text that are read. */
const longestWords = 200;
type Level = NonNullable<Offer['experience']>;

/** Returns the level for this number of years of experience. */
export function toLevel(years: number): Level {
  if (years <= 0) return 'entry';
  if (years < 3) return 'junior';
  if (years < 6) return 'confirmed';
  return years < 10 ? 'senior' : 'expert';
}

/** “3 à 5 ans”, “5+ years”, “6 mois”; of two numbers the first is what is required. */
const duration =
  /(\d+(?:[.,]\d+)?)(?:\s*(?:-|–|à|to|\/)\s*\d+(?:[.,]\d+)?)?\s*\+?\s*(ann?[ée]?|year|yr|mois|month)/i;
const named: readonly (readonly [Level, RegExp])[] = [
  ['entry', /d[ée]butant|no (?:experience|requirement)|entry|sans exp[ée]rience/i],
  ['junior', /\bjunior/i],
  ['confirmed', /\bconfirm|\bintermediate|\bmid[ -]?level/i],
  ['senior', /\bsenior|\bs[ée]nior/i],
  ['expert', /\bexpert\b/i],
];

/** Returns the level required by a text: “2 An(s)”, “6 Mois”, “Débutant accepté”, “5+ years”. */
export function readExperience(words: string | undefined): Offer['experience'] {
  const line = plainLine(words, longestWords);
  if (line === undefined) return undefined;
  const [, number = '', unit = ''] = duration.exec(line) ?? [];
  if (number === '') return named.find(([, said]) => said.test(line))?.[0];
  const amount = Number(number.replace(',', '.'));
  return toLevel(/^m/i.test(unit) ? amount / 12 : amount);
}
