import { expect, test } from 'vitest';
import { projectionsNamed } from './projections-named.ts';

const statuses = [
  { name: 'offers', state: 'detached' },
  { name: 'menus', state: 'live' },
  { name: 'alerts', state: 'failed' },
  { name: 'activity', state: 'detached' },
] as const;
const none = { names: [], failed: false, detached: false };

test.each([
  [{ names: ['menus', 'unknown', 'menus'] }, ['menus', 'unknown']],
  [{ detached: true }, ['offers', 'activity']],
  [{ failed: true }, ['alerts']],
  [{ names: ['offers'], detached: true, failed: true }, ['offers', 'alerts', 'activity']],
])('%j names %j', (request, names) => {
  expect(projectionsNamed({ ...none, ...request }, statuses)).toEqual(names);
});
