import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Brand, defaultPalette } from './brand.ts';
import { brandSheetPath, readBrandSheetPath } from './brand-sheet.ts';
import { composeBrandSheet } from './compose-brand-sheet.ts';
import type { Face } from './face.ts';

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

const face: Face = {
  file: 'cd'.repeat(16),
  family: 'Rive',
  ascent: 1_036,
  descent: 335,
  gap: 0,
  width: 472,
  lightest: 200,
  boldest: 900,
  hasSerifs: true,
  licensed: true,
};

test('the address of a sheet with faces says their measures, and nothing else opens', () => {
  const path = brandSheetPath({ faces: { headings: face } }) ?? '';
  const { family: _, licensed: __, ...headings } = face;
  expect(readBrandSheetPath(path)).toEqual({ isPlain: false, headings });
  for (const other of ['.s', '.x', '.1036', '.99999'])
    expect(readBrandSheetPath(path.replace('.s.css', `${other}.s.css`))).toBeUndefined();
  expect(readBrandSheetPath(path.replace('1036', '9036'))).toBeUndefined();
});

test('until a face has loaded, one of the machine has its size: as for the serif of the product', () => {
  const sheet = composeBrandSheet(
    readBrandSheetPath(brandSheetPath({ faces: { headings: face } }) ?? '') ?? { isPlain: false },
  );
  expect(sheet).toContain(`src:url(/assets/brand/${face.file}.woff2) format('woff2')`);
  expect(sheet).toContain('size-adjust:118.9%;ascent-override:87.1%;descent-override:28.2%');
  expect(sheet).toContain("--serif:'Brand Headings','Brand Headings Fallback',Georgia,serif");
  expect(sheet).not.toContain('--sans');
});
