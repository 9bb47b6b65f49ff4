import { defaultPalette } from '@parvis/contracts/brand/brand.ts';
import { type ShareImage, shareImageSize } from '@parvis/contracts/brand/share-image.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawShareImage, shareImageSvg } from './draw-share-image.ts';

const image: ShareImage = { name: 'Banque de l’Été', palette: defaultPalette, hasMark: false };
/** The baselines of the lines of a name. */
const lines = (name: string) =>
  [...shareImageSvg({ ...image, name }).matchAll(/translate\(88 (\d+)\)/g)].map(([, at]) =>
    Number(at),
  );

test('an image of links is a PNG of the size that networks ask for, in the colours of the brand', async () => {
  const drawn = sharp(await drawShareImage(image));
  expect(await drawn.metadata()).toMatchObject({ format: 'png', ...shareImageSize });
  const { dominant } = await drawn.stats();
  // As tide-900.
  expect(dominant.b).toBeGreaterThan(dominant.r);
  const red = { ...image, palette: { ...defaultPalette, primary: '#8a1020' } };
  const other = (await sharp(await drawShareImage(red)).stats()).dominant;
  expect(other.r).toBeGreaterThan(other.b);
});

test('a name is drawn as outlines, which need no font, on as many lines as it takes', () => {
  const svg = shareImageSvg(image);
  expect(svg).not.toContain('<text');
  expect(shareImageSvg({ ...image, name: 'Banque de l’Hiver' })).not.toBe(svg);
  expect(lines('Rive')).toHaveLength(1);
  expect(lines('Coopérative des caisses de crédit et de prévoyance')).toHaveLength(3);
  const longest = 'Caisse '.repeat(11).trim();
  const found = lines(longest);
  expect(found.length).toBeGreaterThan(1);
  for (const baseline of found) expect(baseline).toBeLessThan(shareImageSize.height);
  for (const baseline of found) expect(baseline).toBeGreaterThan(150);
});

test('only a site whose logo is the mark has its fan of lines', () => {
  expect(shareImageSvg(image)).not.toContain('<circle');
  expect(shareImageSvg({ ...image, hasMark: true })).toContain('<circle');
});
