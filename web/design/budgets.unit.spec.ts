import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hydrationBytes } from './budgets.ts';

const islands = readFileSync(new URL('islands.ts', import.meta.url), 'utf8');

test('every hydrated component has a budget, and no budget is unused', () => {
  const names = [...islands.matchAll(/^ {2}'?([\w-]+)'?: \(\) => import\(/gm)].map(
    ([, name]) => name,
  );
  expect(new Set(names)).toEqual(new Set(Object.keys(hydrationBytes)));
});
