import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pad, unpad } from './padding.ts';

test('padded bytes are restored in full', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 20_000 }), (content) => {
      expect(unpad(pad(content))).toEqual(content);
    }),
  );
});

test.each([
  [0, 4_096],
  [1, 4_096],
  [4_092, 4_096],
  [4_093, 16_384],
  [16_380, 16_384],
  [70_000, 262_144],
])('%i bytes are padded to %i, and restored', (length, size) => {
  const content = new Uint8Array(length).fill(7);
  expect(pad(content).length).toBe(size);
  expect(unpad(pad(content))).toEqual(content);
});

test('data larger than the largest size class and damaged padding are refused', () => {
  expect(() => pad(new Uint8Array(16 * 1_024 * 1_024))).toThrow('more than can be padded');
  expect(() => unpad(new Uint8Array([255, 0, 0, 0]))).toThrow('damaged');
});
