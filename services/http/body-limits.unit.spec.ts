import {
  maxBodyFields,
  messageBodyBytes,
  usualBodyBytes,
} from '@parvis/contracts/limits/bodies.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { hasMoreFieldsThan } from './count-fields.ts';
import { allEndpoints } from './testing/all-endpoints.ts';

test('a visitor sends little more than a long message, unless it comes with files', () => {
  const anonymous = allEndpoints.filter(({ access }) => access === 'public');
  const larger = anonymous.filter(({ maxBytes = usualBodyBytes }) => maxBytes > usualBodyBytes);
  expect(larger.map(({ id }) => id).toSorted()).toEqual([
    'sendContactMessage',
    'submitEthicsReport',
    'writeToEthicsOfficers',
  ]);
  expect(new Set(larger.map(({ maxBytes }) => maxBytes))).toEqual(new Set([messageBodyBytes]));
});

test('only endpoints with a body declare its size', () => {
  const declared = allEndpoints.filter(({ maxBytes, takesBytes }) => maxBytes && !takesBytes);
  const without = declared.filter(
    ({ body }) => body instanceof z.ZodObject && Object.keys(body.shape).length === 0,
  );
  expect(declared.length).toBeGreaterThan(20);
  expect(without.map(({ id }) => id)).toEqual([]);
});

test('fields are counted at every level, and only up to the limit', () => {
  const wide = Object.fromEntries(Array.from({ length: maxBodyFields }, (_, n) => [n, n]));
  expect(hasMoreFieldsThan(maxBodyFields, wide)).toBe(false);
  expect(hasMoreFieldsThan(maxBodyFields, { ...wide, more: 1 })).toBe(true);
  expect(hasMoreFieldsThan(maxBodyFields, { a: Object.values(wide) })).toBe(true);
  expect(hasMoreFieldsThan(3, [[[[]]]])).toBe(false);
  expect(hasMoreFieldsThan(3, [[[[[]]]]])).toBe(true);
  expect(hasMoreFieldsThan(0, 'text')).toBe(false);
});
