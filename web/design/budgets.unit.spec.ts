import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hydrationBytes } from './budgets.ts';

const islands = readFileSync(new URL('islands.ts', import.meta.url), 'utf8');

test('every component that moves has a ceiling, and no ceiling is left over', () => {
  const names = [...islands.matchAll(/^ {2}'?([\w-]+)'?: \(\) => import\(/gm)].map(
    ([, name]) => name,
  );
  expect(new Set(names)).toEqual(new Set(Object.keys(hydrationBytes)));
});
