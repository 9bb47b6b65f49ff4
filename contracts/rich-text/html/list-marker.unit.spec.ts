import { expect, test } from 'vitest';
import { readMarker } from './list-marker.ts';

test.each(['·', 'o', '§', 'v', '-', '•', '\uf0b7', ''])('“%s” is a bullet', (marker) => {
  expect(readMarker(marker)).toEqual({ ordered: false });
});

test.each([
  ['1.', [1]],
  ['12)', [12]],
  ['(3)', [3]],
  ['2.1', [1]],
  ['1.4.', [4]],
  ['2°', [2]],
  ['7', [7]],
  ['b.', [2]],
  ['B)', [2]],
  ['i.', [1, 9]],
  ['iv.', [4]],
  ['v)', [5, 22]],
  ['xiv.', [14]],
  ['bb.', [28]],
])('“%s” is a number: %j', (marker, numbers) => {
  expect(readMarker(marker)).toEqual({ ordered: true, numbers });
});
