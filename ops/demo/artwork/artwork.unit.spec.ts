import { readFileSync } from 'node:fs';
import { imageUses } from '@parvis/contracts/media/crop.ts';
import { imageDetailsSchema } from '@parvis/contracts/media/details.ts';
import { expect, test } from 'vitest';
import { readArtworks } from '../media/read-artworks.ts';
import { cropsOf } from './artwork.ts';
import { chartDrawings } from './chart-drawings.ts';
import { sounding } from './glyphs.ts';
import { palette, ramp } from './palette.ts';
import { portraitDrawings } from './portrait-drawings.ts';
import { lights, recoloured } from './recolour.ts';
import { sceneDrawings } from './scene-drawings.ts';

const artworks = readArtworks();

test('no two artworks share a key, and the texts of each are complete in both languages', () => {
  expect(new Set(artworks.map(({ key }) => key)).size).toBe(artworks.length);
  for (const { title, alternativeText, focalPoint } of artworks) {
    expect(imageDetailsSchema.safeParse({ title, alternativeText, focalPoint }).success).toBe(true);
    expect(alternativeText.fr).not.toBe('');
    expect(alternativeText.en).not.toBe(alternativeText.fr);
  }
});

test.each(artworks)('$key is drawn completely, without a font', (artwork) => {
  const svg = artwork.draw(artwork.key);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${artwork.width}" height="${artwork.height}"`;
  expect(svg.slice(0, head.length)).toBe(head);
  expect(svg.endsWith('</svg>')).toBe(true);
  expect(/NaN|Infinity|undefined|\de-\d|<text/.exec(svg)).toBeNull();
});

test.each([chartDrawings[0], ...sceneDrawings.slice(0, 1), portraitDrawings[0]])(
  '$key is always drawn the same',
  ({ key, draw }) => {
    expect(draw(key) === draw(key)).toBe(true);
  },
);

test.each(artworks)('the areas of $key are inside it, and large enough for each use', (artwork) => {
  for (const { use, area } of cropsOf(artwork)) {
    expect(area.x >= 0 && area.x + area.width <= artwork.width).toBe(true);
    expect(area.y >= 0 && area.y + area.height <= artwork.height).toBe(true);
    expect(area.width).toBeGreaterThanOrEqual(imageUses[use].minWidth);
    expect(area.height).toBeGreaterThanOrEqual(imageUses[use].minHeight);
  }
  expect(cropsOf(artwork)).toHaveLength(2);
});

test.each(sceneDrawings)('$key has only colours of the brand', ({ key, draw }) => {
  const brand = new Set<string>(Object.values(palette));
  const drawn = draw(key).match(/#[0-9a-f]{6}\b/g) ?? [];
  expect(drawn.filter((colour) => !brand.has(colour))).toEqual([]);
});

test('the palette is that of the brand', () => {
  const tokens = readFileSync('web/ui/tokens.css', 'utf8');
  for (const [name, colour] of Object.entries(palette)) {
    const token = name
      .replace(/(\d+)$/, '-$1')
      .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(tokens).toContain(`--${token}: ${colour};`);
  }
});

test('a ramp goes from one colour to the other', () => {
  expect(ramp('#000000', '#ff8000', 3)).toEqual(['#000000', '#804000', '#ff8000']);
  expect(ramp('#123456', '#ffffff', 1)).toEqual(['#123456']);
});

test('in another palette a picture changes its colours, except the accent', () => {
  const seen = (colour: string) => recoloured(colour, lights.night);
  expect([seen('#ffffff'), seen('#000000')]).toEqual([palette.tide950, palette.tide100]);
  expect([seen(palette.beacon), seen(palette.beaconOnDeep)]).toEqual([
    palette.beaconOnDeep,
    palette.beaconOnDeep,
  ]);
  expect(recoloured(palette.beaconOnDeep, lights.ebb)).toBe(palette.beacon);
});

test('a sounding is drawn with all its digits', () => {
  expect(sounding(27, 100, 100, 32, '#000000').match(/<path/g)).toHaveLength(2);
});
