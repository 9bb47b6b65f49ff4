import { type Gazetteer, noMeanings } from './gazetteer.ts';
import type { PlaceItem } from './place-item.ts';

/** What words mean, without where they stand. */
export type ReadWords = Omit<PlaceItem, 'field'>;

const district = '(?:-(?:arrondissement|arrt|arrdt|arr|ardt|district))?';
const number = String.raw`0?(\d{1,2})(?:er|e|eme|ieme|me|nd|st|rd|th)`;
const numbered = new RegExp(`^(paris|lyon|marseille)(?:-cedex)?-${number}?${district}$`);
const ordinal = new RegExp(`^${number}${district}$`);
const districts: Readonly<Record<string, readonly [first: number, most: number]>> = {
  paris: [75_000, 20],
  lyon: [69_000, 9],
  marseille: [13_000, 16],
};
const postalCode = /^(?:([a-z]{1,2})-)?(\d{4,5})$/;
/** Letters before postal codes, other than codes of countries. */
const letters: Readonly<Record<string, string>> = { f: 'FR', d: 'DE', b: 'BE', l: 'LU', i: 'IT' };
/** British, Canadian and Japanese postal codes. */
const foreignCode =
  /^(?:[A-Z]{1,2}\d[A-Z\d]?(?:\s+\d[A-Z]{2})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d|\d{3}-\d{4}|\d[A-Z]{2})$/;

/** Reads an arrondissement (“Paris 8e”, “LYON 03”) or a postal code; undefined for other words. */
export function readCode(
  words: string,
  folded: string,
  gazetteer: Pick<Gazetteer, 'meaningsOf' | 'postalCode'>,
): ReadWords | undefined {
  const before = 'weak';
  const [, city = '', of = ''] = numbered.exec(folded) ?? [];
  const [first, most] = districts[city] ?? [0, 0];
  if (Number(of) >= 1 && Number(of) <= most) {
    const postal = gazetteer.postalCode(String(first + Number(of)));
    return { words, before, ...gazetteer.meaningsOf(city), postal };
  }
  // The town stands before it, and is what people search for.
  if (ordinal.test(folded) || foreignCode.test(words)) return { words: '', before, ...noMeanings };
  const [, prefix = '', code] = postalCode.exec(folded) ?? [];
  if (code === undefined) return undefined;
  const country = letters[prefix] ?? prefix.toUpperCase();
  const meanings = prefix === '' ? noMeanings : gazetteer.meaningsOf(country);
  return { words, before, ...meanings, postal: gazetteer.postalCode(code) };
}
