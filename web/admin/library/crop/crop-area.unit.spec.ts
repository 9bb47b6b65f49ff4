import { imageUses } from '@parvis/contracts/media/crop.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movedTo, sizedTo } from './crop-area.ts';

const side = fc.integer({ min: 600, max: 6000 });
const place = fc.integer({ min: -9000, max: 9000 });
const shapes = Object.values(imageUses).map(({ minWidth, minHeight }) => minWidth / minHeight);

test('however an area is dragged, it stays within the image and keeps its shape', () => {
  fc.assert(
    fc.property(
      fc.record({ width: side, height: side }),
      fc.constantFrom(...shapes),
      fc.array(fc.tuple(place, place, fc.integer({ min: -50, max: 9000 })), { minLength: 1 }),
      (image, shape, drags) => {
        let area = { x: 0, y: 0, width: 10, height: Math.round(10 / shape) };
        for (const [x, y, width] of drags) {
          area = sizedTo(movedTo(area, image, { x, y }), image, shape, width);
          expect(Math.min(area.x, area.y, area.width - 1)).toBeGreaterThanOrEqual(0);
          expect(area.x + area.width).toBeLessThanOrEqual(image.width);
          expect(area.y + area.height).toBeLessThanOrEqual(image.height);
          expect(Math.abs(area.width / shape - area.height)).toBeLessThanOrEqual(1);
        }
      },
    ),
    { seed: 20_260_105 },
  );
});

test('an area moves to where it is dragged, but no further than the edge', () => {
  const image = { width: 1600, height: 1000 };
  const area = { x: 100, y: 100, width: 480, height: 320 };
  expect(movedTo(area, image, { x: 140.4, y: 90 })).toMatchObject({ x: 140, y: 90 });
  expect(movedTo(area, image, { x: 5000, y: -9 })).toMatchObject({ x: 1120, y: 0 });
  expect(sizedTo(area, image, 1.5, 9999)).toEqual({ x: 100, y: 0, width: 1500, height: 1000 });
});
