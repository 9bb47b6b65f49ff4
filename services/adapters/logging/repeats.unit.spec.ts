import { expect, test } from 'vitest';
import { Repeats } from './repeats.ts';

test('what fails every second is written once in ten minutes, whatever its numbers', () => {
  let now = 0;
  const repeats = new Repeats(() => now);
  expect(repeats.isNews('could not extend file base/16385/16402')).toBe(true);
  now = 599_999;
  expect(repeats.isNews('could not extend file base/16385/17300')).toBe(false);
  expect(repeats.isNews('could not write init file')).toBe(true);
  now = 600_000;
  expect(repeats.isNews('could not extend file base/16385/16402')).toBe(true);
});
