import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { coastPath } from '../../web/site/careers/coastline.server.ts';
import { listCoasts } from './coastline-plugin.ts';

const atlas = import.meta.resolve('world-atlas/land-50m.json');

test('the coasts of the world are rings of hundredths of degrees, with few points', async () => {
  const coasts = listCoasts(JSON.parse(await readFile(new URL(atlas), 'utf8')));
  const numbers = coasts.flat();
  expect(coasts.length).toBeGreaterThan(1_000);
  expect(numbers.every((one) => Number.isInteger(one) && Math.abs(one) <= 18_000)).toBe(true);
  expect(numbers.length).toBeLessThan(70_000);
});

/** The channel between Dover and Calais, of a hundred pixels for each degree. */
const channel = { width: 300, height: 200, scale: 100, west: 0, north: -60.2 } as const;

test('land and sea are where they are, and what is drawn ends at the edges', () => {
  const path = coastPath(channel);
  const xs = [...path.matchAll(/(-?\d+),-?\d+/g)].map(([, x]) => Number(x));
  expect(path).toMatch(/^M/);
  expect(Math.min(...xs)).toBe(-8);
  expect(Math.max(...xs)).toBe(308);
  expect(coastPath({ ...channel, west: -40 })).toBe('');
});
