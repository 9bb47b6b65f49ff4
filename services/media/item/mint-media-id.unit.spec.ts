import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mintMediaId } from './mint-media-id.ts';

test('every command gives its item a valid id, the same each time', () => {
  fc.assert(
    fc.property(fc.string(), (commandId) => {
      expect(mintMediaId(commandId)).toBe(mintMediaId(commandId));
    }),
    { seed: 20_260_105 },
  );
});

test('ten thousand commands create ten thousand ids', () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => mintMediaId(`command-${index}`));
  expect(new Set(ids).size).toBe(ids.length);
});
