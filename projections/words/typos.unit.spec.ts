import fc from 'fast-check';
import { expect, test } from 'vitest';
import { letterBits, mayBeTypo, typosBetween } from './typos.ts';

test.each([
  ['port', 'port', 0],
  ['port', 'porte', 1],
  ['port', 'pot', 1],
  ['port', 'pont', 1],
  ['port', 'prot', 1],
  ['ingenieur', 'ingneiur', 2],
  ['port', 'quai', 3],
  ['', 'ab', 2],
])('from “%s” to “%s”: %i', (one, other, typos) => {
  expect(typosBetween(one, other, 2)).toBe(typos);
  expect(typosBetween(other, one, 2)).toBe(typos);
});

test('words within the allowed typos are never excluded by their letters', () => {
  const word = fc.array(fc.constantFrom(...'abcé'), { maxLength: 6 }).map((all) => all.join(''));
  fc.assert(
    fc.property(word, word, fc.constantFrom(1, 2), (one, other, most) => {
      if (typosBetween(one, other, most) > most) return;
      expect(mayBeTypo(letterBits(one), letterBits(other), most)).toBe(true);
    }),
    { seed: 19, numRuns: 3_000 },
  );
});
