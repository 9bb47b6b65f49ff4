import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPalette, type Palette } from './brand.ts';
import { checkPalette, nearestColour } from './check-palette.ts';
import { colourPairs } from './colour-pairs.ts';
import { deriveColours } from './derive-colours.ts';

/** Returns the relative luminance of a #rrggbb colour, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The pairs of a palette that are too weak, measured apart from the code under test. */
function weakPairs(palette: Palette) {
  const colours = { ...deriveColours(palette), white: '#ffffff' };
  return colourPairs.flatMap(({ ink, ground, minimum }) => {
    const reached = contrast(colours[ink], colours[ground]);
    return reached < minimum - 1e-9 ? [`${ink} on ${ground}: ${reached} < ${minimum}`] : [];
  });
}

/** Takes every proposal, as an administrator would by its buttons. */
function withProposals(palette: Palette): Palette {
  const changed = { ...palette };
  for (const colour of ['ground', 'primary', 'accent'] as const)
    changed[colour] = nearestColour(changed, colour);
  return changed;
}

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const palettes = fc.record({ primary: colour, accent: colour, ground: colour });
const runs = { numRuns: 30, seed: 45 };

test('whatever three colours are proposed for, every pair of the palette is legible', () => {
  fc.assert(
    fc.property(palettes, (palette) => {
      const mended = withProposals(palette);
      expect(weakPairs(mended)).toEqual([]);
      expect(checkPalette(mended)).toEqual([]);
    }),
    runs,
  );
});

test('a palette is accepted exactly if its pairs are legible and its ground is light', () => {
  fc.assert(
    fc.property(palettes, (palette) => {
      const isLight = contrast(palette.ground, '#000000') >= 17;
      expect(checkPalette(palette).length === 0).toBe(isLight && weakPairs(palette).length === 0);
    }),
    runs,
  );
});

test('a proposal is a colour of the same palette where there is no fault, and else the nearest', () => {
  expect(withProposals(defaultPalette)).toEqual(defaultPalette);
  const pale = { ...defaultPalette, accent: '#ff8800' };
  expect(checkPalette(pale)).toMatchObject([{ colour: 'accent', minimum: 4.5 }]);
  const accent = nearestColour(pale, 'accent');
  expect(checkPalette({ ...pale, accent })).toEqual([]);
  // One step lighter fails: it is the nearest.
  expect(contrast(accent, '#ffffff')).toBeLessThan(5.6);
});

test('a dark ground is refused, since pages are light', () => {
  const dark = { ...defaultPalette, ground: '#101010' };
  expect(checkPalette(dark).find(({ colour: named }) => named === 'ground')).toMatchObject({
    minimum: 17,
    pair: undefined,
  });
});
