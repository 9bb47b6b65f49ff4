import { expect, test } from 'vitest';
import { visiblePosts } from './visible-posts.ts';

/** Rows of a number of posts each, 200 px high. */
const rowsOf = (columns: number, posts: number, height = 200) =>
  Array.from({ length: posts }, (_, index) => Math.floor(index / columns) * height);

test.each([
  ['a narrow window shows the first three', 749, 700, rowsOf(1, 10), 3],
  ['and no more than there are', 749, 700, rowsOf(1, 2), 2],
  ['a wide block shows two rows', 1440, 639, rowsOf(3, 10), 6],
  ['any other shows three', 1440, 638, rowsOf(1, 10), 3],
  ['a row that begins 600 px below the header is kept', 1440, 638, rowsOf(1, 10, 300), 3],
  ['one that begins further down is not', 1440, 638, rowsOf(1, 10, 301), 2],
  ['the first row is always there', 1440, 638, [700, 1400], 1],
  ['an empty feed shows nothing', 1440, 1200, [], 0],
])('%s', (_what, windowWidth, blockWidth, tops, count) => {
  expect(visiblePosts({ windowWidth, blockWidth, tops })).toBe(count);
});
