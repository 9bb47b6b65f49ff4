import { expect, test } from 'vitest';
import { mapInTurns } from './map-in-turns.ts';

const busyFor = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

test('items are mapped in their order, with their places', async () => {
  expect(await mapInTurns(['a', 'b', 'c'], (item, index) => `${index}${item}`)).toEqual([
    '0a',
    '1b',
    '2c',
  ]);
});

test('others have turns while many items are mapped', async () => {
  let turns = 0;
  const others = setInterval(() => void (turns += 1), 0);
  await mapInTurns(
    Array.from({ length: 20 }, () => 4),
    busyFor,
  );
  clearInterval(others);
  expect(turns).toBeGreaterThan(2);
});

test('what a map throws is thrown', async () => {
  const mapped = mapInTurns([1], () => {
    throw new Error('no');
  });
  await expect(mapped).rejects.toThrow('no');
});
