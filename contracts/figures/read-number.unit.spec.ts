import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCell, styleOf } from './read-number.ts';

const valueOf = (text: string, style: 'comma' | 'point') => {
  const read = readCell(text, style);
  if (read.kind === 'number') return read.value;
  return read.kind === 'text' ? `text: ${read.text}` : 'missing';
};

test.each([
  ['4\u202f970,5', 'comma', '4970.5'],
  ['4 970', 'comma', '4970'],
  ['1\u00a0234\u00a0567,80', 'comma', '1234567.80'],
  ['4.970,5', 'comma', '4970.5'],
  ['15,8 %', 'comma', '15.8'],
  ['− 14 %', 'comma', '-14'],
  ['+ 4,0 %', 'comma', '4.0'],
  ['(3 175)', 'comma', '-3175'],
  ['(0,4 %)', 'comma', '-0.4'],
  ['(0,4) %', 'comma', '-0.4'],
  ['-0,3 pt', 'comma', '-0.3'],
  ['12 €', 'comma', '12'],
  ['4,970.5', 'point', '4970.5'],
  ['1,234,567', 'point', '1234567'],
  ['(3,175)', 'point', '-3175'],
  ['€4.97', 'point', '4.97'],
  ['-€4.97', 'point', '-4.97'],
  ['15.8%', 'point', '15.8'],
  ['4’970.5', 'point', '4970.5'],
  ['0', 'point', '0'],
  ['(0)', 'point', '0'],
  ['007', 'point', '7'],
  ['–', 'comma', 'missing'],
  ['—', 'point', 'missing'],
  ['', 'comma', 'missing'],
  ['n.s.', 'comma', 'text: n.s.'],
  ['4,97,0', 'comma', 'text: 4,97,0'],
  ['49,70.5', 'point', 'text: 49,70.5'],
  ['1.23.4567', 'comma', 'text: 1.23.4567'],
  ['4,9,70', 'point', 'text: 4,9,70'],
  ['(-4)', 'comma', 'text: (-4)'],
  ['12 mars', 'comma', 'text: 12 mars'],
  ['1e5', 'point', 'text: 1e5'],
  ['1,2345678', 'comma', 'text: 1,2345678'],
] as const)('%j, written with a %s, is %s', (text, style, value) => {
  expect(valueOf(text, style)).toBe(value);
});

test('the style is that of numbers which fit one only', () => {
  expect(styleOf(['4 970', '15,8'])).toBe('comma');
  expect(styleOf(['4,970', '15.8'])).toBe('point');
  expect(styleOf(['4,970,000', '12'])).toBe('point');
  expect(styleOf(['4,970', '12'])).toBeUndefined();
});

test('any decimal is read back from how either style writes it', () => {
  const decimals = fc.tuple(
    fc.bigInt({ min: -999_999_999_999n, max: 999_999_999_999n }),
    fc.integer({ min: 0, max: 4 }),
    fc.constantFrom('comma', 'point'),
    fc.boolean(),
  );
  fc.assert(
    fc.property(decimals, ([units, places, style, isGrouped]) => {
      const digits = `${units < 0n ? -units : units}`.padStart(places + 1, '0');
      const whole = digits.slice(0, digits.length - places);
      const fraction = places === 0 ? '' : digits.slice(-places);
      const stored = `${units < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
      const [mark, group] = style === 'comma' ? [',', '\u202f'] : ['.', ','];
      const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
      const written = `${units < 0n ? '−' : ''}${grouped}${fraction && `${mark}${fraction}`}`;
      expect(valueOf(written, style === 'comma' ? 'comma' : 'point')).toBe(stored);
    }),
    { seed: 46, numRuns: 2_000 },
  );
});
