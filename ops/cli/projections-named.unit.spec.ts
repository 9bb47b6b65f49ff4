import { expect, test } from 'vitest';
import { projectionsNamed } from './projections-named.ts';

const statuses = [
  { name: 'offers', state: 'detached' },
  { name: 'menus', state: 'live' },
  { name: 'alerts', state: 'failed' },
  { name: 'activity', state: 'detached' },
] as const;

test.each([
  [
    ['menus', 'unknown', 'menus'],
    ['menus', 'unknown'],
  ],
  [['--detached'], ['offers', 'activity']],
  [['--failed'], ['alerts']],
  [
    ['offers', '--detached', '--failed'],
    ['offers', 'activity', 'alerts'],
  ],
  [['--live'], ['--live']],
])('%j names %j', (words, names) => {
  expect(projectionsNamed(words, statuses)).toEqual(names);
});
