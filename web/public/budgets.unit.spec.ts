import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hydrationBytes } from './budgets.ts';

const islands = readFileSync(new URL('islands.ts', import.meta.url), 'utf8');

test('every island has a budget', () => {
  const names = [...islands.matchAll(/^ {2}'?([\w-]+)'?: \(\) => import\(/gm)].map(
    ([, name]) => name,
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => name === undefined || !(name in hydrationBytes))).toEqual([]);
});
