import { expect, test } from 'vitest';
import { pictureAfter } from './picture-after.ts';

test.each([
  ['next', 0, 1],
  ['next', 2, 0],
  ['previous', 2, 1],
  ['previous', 0, 2],
  ['first', 1, 0],
  ['last', 1, 2],
] as const)('%s of picture %i is picture %i', (direction, index, after) => {
  expect(pictureAfter(direction, index, 3)).toBe(after);
});
