import type { Locale } from '../site/locale.ts';
import type { Decimal } from './figures-table.ts';
import { isDecimal } from './figures-table.ts';

/** How numbers are written: 4 970,5 or 4,970.5. */
export const numberStyles = ['comma', 'point'] as const;
export type NumberStyle = (typeof numberStyles)[number];

/** The style of each language. */
export const styleByLocale: Readonly<Record<Locale, NumberStyle>> = { fr: 'comma', en: 'point' };

interface NumberCell {
  readonly kind: 'number';
  readonly value: Decimal;
  readonly isPercent: boolean;
  readonly isSigned: boolean;
  readonly isPoints: boolean;
}

/** What a cell says. */
export type ReadCell =
  | { readonly kind: 'missing' }
  | NumberCell
  /** `isKnown`: a mark of tables, such as n.s. */
  | { readonly kind: 'text'; readonly text: string; readonly isKnown: boolean };

const dashes = /^[-–—−‒]+$/u;
const knownMarks = /^(?:n\.?\s?[adscmr]\.?|n\/[ads]|ns|nd|nm|na|s\.?o\.?|ε)$/iu;
const groupSpaces = /[\s\u00a0\u2007\u2009\u202f]/gu;
const currencies = /^(?:€|£|\$|CHF|EUR|USD|GBP)|(?:€|£|\$|CHF|EUR|USD|GBP)$/u;
const points = /(?:pts?|points?|p\.p\.|pp)\.?$/iu;

/** Returns what a cell says, its numbers written in a style. */
export function readCell(written: string, style: NumberStyle): ReadCell {
  const text = written.replace(/\s+/gu, ' ').trim();
  if (text === '' || dashes.test(text)) return { kind: 'missing' };
  const isKnown = knownMarks.test(text);
  const number = isKnown ? undefined : readNumber(text, style);
  return number ?? { kind: 'text', text, isKnown };
}

/** Returns the number that a text is; in parentheses it is negative, as in annual reports. */
function readNumber(text: string, style: NumberStyle): NumberCell | undefined {
  const inParentheses = /^\((.+)\)(\s?%)?$/u.exec(text);
  const inside = inParentheses ? `${inParentheses[1]}${inParentheses[2] ?? ''}` : text;
  const { digits, sign, isPercent, isPoints } = withoutMarks(inside);
  const value = plainDigits(digits, style);
  if (value === undefined || (inParentheses && sign !== undefined)) return undefined;
  const isNegative = inParentheses !== null || (sign !== undefined && sign !== '+');
  const signed = isNegative && Number(value) !== 0 ? `-${value}` : value;
  if (!isDecimal(signed)) return undefined;
  return { kind: 'number', value: signed, isPercent, isSigned: sign !== undefined, isPoints };
}

/** Returns the digits of a number, and the sign and the units around them. */
function withoutMarks(text: string) {
  const unspaced = text.replace(groupSpaces, '');
  const isPercent = unspaced.endsWith('%');
  const number = isPercent ? unspaced.slice(0, -1) : unspaced;
  const isPoints = points.test(number);
  const signed = number.replace(points, '').replace(currencies, '');
  const sign = /^[-−–+]/u.exec(signed)?.[0];
  const digits = signed.slice(sign?.length ?? 0).replace(currencies, '');
  return { digits, sign, isPercent, isPoints };
}

/** Returns digits without groups and with a decimal point; undefined for what is no number. */
function plainDigits(digits: string, style: NumberStyle): string | undefined {
  const decimal = style === 'comma' ? ',' : '.';
  const [whole = '', fraction, ...more] = digits.split(decimal);
  if (more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return undefined;
  const groups = whole.split(/[.,'’]/u);
  const separators = new Set(whole.match(/[.,'’]/gu));
  if (separators.has(decimal) || separators.size > 1) return undefined;
  if (!areGroups(groups)) return undefined;
  const kept = groups.join('').replace(/^0+(?=\d)/, '');
  return fraction === undefined ? kept : `${kept}.${fraction}`;
}

/** Returns whether these are groups of three digits, after a first of at most three. */
function areGroups(groups: readonly string[]): boolean {
  if (groups.some((one) => !/^\d+$/.test(one))) return false;
  const [first = '', ...others] = groups;
  return others.length === 0 || (first.length <= 3 && others.every(({ length }) => length === 3));
}

/** Returns the style in which most of these are written; undefined when they fit both. */
export function styleOf(cells: readonly string[]): NumberStyle | undefined {
  const votes = { comma: 0, point: 0 };
  for (const cell of cells) {
    const comma = readCell(cell, 'comma').kind === 'number';
    const point = readCell(cell, 'point').kind === 'number';
    if (comma && !point) votes.comma += 1;
    if (point && !comma) votes.point += 1;
  }
  if (votes.comma === votes.point) return undefined;
  return votes.comma > votes.point ? 'comma' : 'point';
}
