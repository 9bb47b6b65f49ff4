import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Brand, defaultPalette } from './brand.ts';
import { brandSheetPath, readBrandSheetPath } from './brand-sheet.ts';
import { composeBrandSheet } from './compose-brand-sheet.ts';

test('the address of a style sheet says all that is in it', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const brands = fc.record(
    {
      palette: fc.record({ primary: colour, accent: colour, ground: colour }),
      corner: fc.integer({ min: 0, max: 22 }),
      line: fc.integer({ min: 1, max: 3 }),
      header: fc.constantFrom(
        { kind: 'plain' as const },
        { kind: 'chart' as const },
        { kind: 'drawing' as const, file: 'ab'.repeat(16) },
      ),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(brands, (brand: Brand) => {
      const path = brandSheetPath(brand);
      const { palette, corner, line } = brand;
      const isPlain = brand.header?.kind === 'plain';
      const drawing = brand.header?.kind === 'drawing' ? brand.header.file : undefined;
      const parts = [palette, corner, line, drawing];
      const isNothing = parts.every((part) => part === undefined) && !isPlain;
      expect(path && readBrandSheetPath(path)).toEqual(
        isNothing
          ? undefined
          : {
              isPlain,
              ...(palette && { palette }),
              ...(corner !== undefined && { corner }),
              ...(line !== undefined && { line }),
              ...(drawing !== undefined && { drawing }),
            },
      );
    }),
    { seed: 45 },
  );
});

test.each([
  '/assets/brand/1-124c70-b8451f-fcfaf6-c23.css',
  '/assets/brand/1-124c70-b8451f-fcfaf6-c02.css',
  '/assets/brand/1-124c70-b8451f.css',
  '/assets/brand/01-c4.css',
  '/assets/brand/1-l4.css',
  '/assets/brand/1-l0.css',
  '/assets/brand/1-p-dabababababababababababababababab.css',
  '/assets/brand/2-c4.css',
  '/assets/brand/1-124C70-b8451f-fcfaf6.css',
  '/assets/brand/1-124c70-b8451f-fcfaf6}.css',
  '/assets/1-c4.css',
])('no brand has its style sheet at %s', (path) => {
  expect(readBrandSheetPath(path)).toBeUndefined();
});

test('a style sheet sets the tokens, and there is none of colours that are not legible', () => {
  const sheet = composeBrandSheet({ palette: defaultPalette, corner: 4, line: 2, isPlain: false });
  expect(sheet).toContain('--tide-700:#124c70');
  expect(sheet).toContain('--corner:4px');
  expect(sheet).toContain('--line:2px');
  const faint = { ...defaultPalette, primary: '#c0c0c0' };
  expect(composeBrandSheet({ palette: faint, isPlain: false })).toBeUndefined();
});
