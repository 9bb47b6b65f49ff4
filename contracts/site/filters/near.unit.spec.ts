import { expect, test } from 'vitest';
import { readNear, writeNear } from './near.ts';

const written = (text: string) => {
  const near = readNear(text);
  return near && writeNear(near);
};

test.each([
  ['47.2,-1.55,50', '47.2,-1.55,50'],
  [' 47.2,-1.55,50 ', '47.2,-1.55,50'],
  ['90,180,50', '90,180,50'],
  ['-90,-180,50', '-90,-180,50'],
  ['-0.001,0,50', '0,0,50'],
])('%j is the point %s', (text, point) => {
  expect(written(text)).toBe(point);
});

test.each([
  '',
  '47.2',
  '47.2,',
  'x,y',
  '90.1,0,50',
  '-91,0,50',
  '0,180.1,50',
  '0,-181,50',
  '1,2,3,4',
])('%j is no point on Earth', (text) => {
  expect(readNear(text)).toBeUndefined();
});

test('a point without a radius has the default one', () => {
  expect(readNear('47.2,-1.55')).toEqual(readNear(`47.2,-1.55,0`));
  expect(readNear('47.2,-1.55')?.radiusKm).toBeGreaterThan(1);
});

test('no point is given when there is no text', () => {
  expect(readNear(undefined)).toBeUndefined();
});
