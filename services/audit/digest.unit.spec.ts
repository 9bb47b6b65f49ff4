import { positionFrom } from '@parvis/contracts/log/position.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, computeDigest } from './digest.ts';

test('canonical JSON does not depend on the order in which keys were written', () => {
  expect(canonicalJson({ b: [{ d: 1, c: undefined }], a: 'é' })).toBe('{"a":"é","b":[{"d":1}]}');
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const reversed = Object.fromEntries(Object.entries(value).toReversed());
      expect(canonicalJson(reversed)).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { seed: 20_260_105 },
  );
});

test('maps are digested like objects, at any depth', () => {
  const images = new Map([
    ['b', { hash: '2' }],
    ['a', { hash: '1' }],
  ]);
  expect(canonicalJson({ images })).toBe('{"images":{"a":{"hash":"1"},"b":{"hash":"2"}}}');
});

test('the digest covers the response, not the log position at which it was read', () => {
  const moved = (to: string, ordinal: bigint) =>
    computeDigest({ kind: 'moved', to, position: positionFrom(ordinal) });
  expect(moved('/a', 1n)).toMatch(/^[0-9a-f]{64}$/);
  expect(moved('/a', 1n)).toBe(moved('/a', 2n));
  expect(moved('/a', 1n)).not.toBe(moved('/b', 1n));
});
