import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentIdSchema } from '../content/ids.ts';
import { imageWidthsPx } from '../limits/media.ts';
import { areaFor, imageUseSchema, imageUses } from './crop.ts';
import {
  areaOfCrop,
  cropName,
  cropNameSchema,
  listRenditions,
  renditionKey,
  widthsFor,
} from './renditions.ts';

const seed = 20_260_105;
const side = fc.integer({ min: 1, max: 16_383 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const picture = fc.record({
  width: side,
  height: side,
  focalPoint: fc.record({ x: share, y: share }),
  crops: fc.constant([]),
});
const use = fc.constantFrom(...imageUseSchema.options);

describe('The default area of a use', () => {
  test('lies within the image, touches two of its edges and has the use’s aspect ratio', () => {
    fc.assert(
      fc.property(picture, use, (image, shown) => {
        const { x, y, width, height } = areaFor(image, shown);
        const { minWidth, minHeight } = imageUses[shown];
        expect(x >= 0 && y >= 0).toBe(true);
        expect(x + width <= image.width && y + height <= image.height).toBe(true);
        expect(width === image.width || height === image.height).toBe(true);
        const off = Math.abs(width - (height * minWidth) / minHeight);
        expect(off).toBeLessThanOrEqual(minWidth / minHeight / 2 + 1);
      }),
      { seed },
    );
  });

  test('is centred on the focal point, unless it would cross an edge', () => {
    const image = { width: 1000, height: 480, crops: [] };
    const at = (x: number) => areaFor({ ...image, focalPoint: { x, y: 0.5 } }, 'portrait').x;
    expect([at(0), at(0.4), at(0.5), at(1)]).toEqual([0, 160, 260, 520]);
  });
});

test('an item’s area takes precedence over the image’s, which takes precedence over the automatic one', () => {
  const contentId = contentIdSchema.parse('page00000001');
  const area = (x: number) => ({ x, y: 0, width: 480, height: 320 });
  const image = {
    width: 1000,
    height: 500,
    focalPoint: { x: 0.5, y: 0.5 },
    crops: [
      { use: 'card', area: area(1), contentId: null },
      { use: 'card', area: area(2), contentId },
    ],
  } as const;
  expect(areaFor({ ...image, crops: [...image.crops] }, 'card', contentId).x).toBe(2);
  expect(areaFor({ ...image, crops: [...image.crops] }, 'card', 'page00000002').x).toBe(1);
  expect(areaFor({ ...image, crops: [] }, 'card').width).toBe(750);
});

test('the name of a crop encodes its area', () => {
  fc.assert(
    fc.property(picture, use, (image, shown) => {
      const area = areaFor(image, shown);
      const name = cropName(area, image);
      expect(cropNameSchema.safeParse(name).success).toBe(true);
      expect(areaOfCrop(name)).toEqual(name === 'whole' ? undefined : area);
    }),
    { seed },
  );
});

test('no rendition is wider than its area, unless the area is narrower than all of them', () => {
  expect(widthsFor({ width: 5000 })).toEqual(imageWidthsPx);
  expect(widthsFor({ width: 1024 })).toEqual([1024, 768, 480]);
  expect(widthsFor({ width: 30 })).toEqual([480]);
});

const order = (format: string) => ['jpg', 'avif', 'webp'].indexOf(format);

test('the renditions of an image have distinct keys; JPEGs come first, and cards before other uses', () => {
  fc.assert(
    fc.property(picture, (image) => {
      const renditions = listRenditions({ ...image, hash: 'ab'.repeat(32) });
      const card = cropName(areaFor(image, 'card'), image);
      const formats = renditions.map(({ format }) => format);
      expect([...new Set(formats)]).toEqual(['jpg', 'avif', 'webp']);
      for (const format of ['jpg', 'avif', 'webp'])
        expect(renditions.find((one) => one.format === format)?.crop).toBe(card);
      expect(formats).toEqual(formats.toSorted((one, other) => order(one) - order(other)));
      expect(new Set(renditions.map(renditionKey)).size).toBe(renditions.length);
    }),
    { seed },
  );
});
