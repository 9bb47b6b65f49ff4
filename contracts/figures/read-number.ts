import type { Decimal } from './figures-table.ts';
import { isDecimal } from './figures-table.ts';

/** How numbers are written: 4 970,5 or 4,970.5. */
export const numberStyles = ['comma', 'point'] as const;
export type NumberStyle = (typeof numberStyles)[number];

/** What a cell says. */
export type ReadCell =
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'number';
      readonly value: Decimal;
      readonly isPercent: boolean;
      readonly isSigned: boolean;
      readonly isPoints: boolean;
    }
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
  const known = knownMarks.test(text);
  const asText: ReadCell = { kind: 'text', text, isKnown: known };
  if (known) return asText;
  const inParentheses = /^\((.+)\)(\s?%)?$/u.exec(text);
  let digits = (inParentheses ? `${inParentheses[1]}${inParentheses[2] ?? ''}` : text).replace(
    groupSpaces,
    '',
  );
  const isPercent = digits.endsWith('%');
  if (isPercent) digits = digits.slice(0, -1);
  const isPoints = points.test(digits);
  digits = digits.replace(points, '').replace(currencies, '');
  const sign = /^[-−–+]/u.exec(digits)?.[0];
  digits = digits.slice(sign?.length ?? 0).replace(currencies, '');
  const value = plainDigits(digits, style);
  if (value === undefined || (inParentheses && sign !== undefined)) return asText;
  const isNegative = inParentheses !== null || (sign !== undefined && sign !== '+');
  const signed = isNegative && Number(value) !== 0 ? `-${value}` : value;
  if (!isDecimal(signed)) return asText;
  return { kind: 'number', value: signed, isPercent, isSigned: sign !== undefined, isPoints };
}

/** Returns digits without groups and with a decimal point; undefined for what is no number. */
function plainDigits(digits: string, style: NumberStyle): string | undefined {
  const [decimal, group] = style === 'comma' ? [',', '.'] : ['.', ','];
  const [whole = '', fraction, ...more] = digits.split(decimal);
  if (more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return undefined;
  const groups = whole.split(/[.,'’]/u);
  const separators = new Set(whole.match(/[.,'’]/gu));
  if (separators.has(decimal) || separators.size > 1) return undefined;
  if (groups.some((one) => !/^\d+$/.test(one))) return undefined;
  const [first = '', ...others] = groups;
  // Groups have three digits, after a first of at most three.
  if (others.length > 0 && (first.length > 3 || others.some(({ length }) => length !== 3)))
    return undefined;
  if (separators.has(group) && others.length === 0) return undefined;
  const kept = groups.join('').replace(/^0+(?=\d)/, '');
  return fraction === undefined ? kept : `${kept}.${fraction}`;
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
