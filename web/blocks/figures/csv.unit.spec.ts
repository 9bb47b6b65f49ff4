import { figuresTableSchema, isDecimal } from '@parvis/contracts/figures/figures-table.ts';
import { readCell } from '@parvis/contracts/figures/read-number.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { writeChange, writeNumber } from './write-number.ts';

const table = figuresTableSchema.parse({
  corner: '=cmd()',
  columns: [
    { heading: '2024' },
    { heading: '2025' },
    { heading: 'Δ', kind: 'percent-change', from: 0, to: 1 },
  ],
  rows: [
    { heading: '@A; "B", C', unit: 'M€', cells: ['4780.5', '-4970', '-204'] },
    { heading: '-D', cells: ['=1+1', ''] },
  ],
});

test('a CSV has numbers as its language reads them, and no text that is executed', () => {
  expect(csvOf(table, 'fr')).toBe(
    '\uFEFF\'=cmd();2024;2025;Δ\r\n"\'@A; ""B"", C (M€)";"4780,5";-4970;-204\r\n\'-D;\'=1+1;;\r\n',
  );
  expect(csvOf(table, 'en')).toContain('4780.5,-4970,-204\r\n');
});

test('numbers are written as a language writes them', () => {
  expect(writeNumber('fr', '-1234567.5', 2)).toBe('−1\u202f234\u202f567,50');
  expect(writeNumber('en', '-1234567.5', 2)).toBe('−1,234,567.50');
  const change = { kind: 'change', value: '4', decimals: 1, unit: 'percent' } as const;
  expect(writeChange('fr', change)).toBe('+\u00a04,0\u00a0%');
  expect(writeChange('en', { ...change, value: '-0.3', unit: 'points' })).toBe('−0.3\u00a0pt');
});

test('any number is read back from how it is shown', () => {
  const stored = fc
    .tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.integer({ min: 0, max: 4 }))
    .map(([units, places]) => {
      const digits = String(Math.abs(units)).padStart(places + 1, '0');
      const sign = units < 0 ? '-' : '';
      return places === 0
        ? `${sign}${digits}`
        : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
    });
  fc.assert(
    fc.property(stored, fc.constantFrom('fr' as const, 'en' as const), (value, locale) => {
      if (!isDecimal(value)) throw new Error(value);
      const shown = writeNumber(locale, value, value.split('.')[1]?.length ?? 0);
      expect(readCell(shown, locale === 'fr' ? 'comma' : 'point')).toMatchObject({ value });
    }),
    { seed: 46, numRuns: 2_000 },
  );
});
