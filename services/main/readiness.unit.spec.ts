import { positionFrom } from '@parvis/contracts/log/position.ts';
import type { ProjectionStatus } from '@parvis/contracts/operations/endpoints.ts';
import {
  type ReadModelName,
  readModelNames,
} from '@parvis/contracts/operations/read-model-names.ts';
import { expect, test } from 'vitest';
import { readinessOf } from './readiness.ts';

type State = ProjectionStatus['state'];

function statusesWith(changed: Partial<Record<ReadModelName, State>>): ProjectionStatus[] {
  return readModelNames.map((name) => ({
    name,
    state: changed[name] ?? 'live',
    version: 1,
    position: positionFrom(7n),
    failure: null,
    lagMs: 0,
    rebuild: null,
  }));
}

function readinessWith(changed: Partial<Record<ReadModelName, State>>) {
  return readinessOf({ statuses: async () => statusesWith(changed) });
}

const ofVisitors: ReadModelName[] = [
  'page-fragments',
  'menu-tree',
  'redirects',
  'media-library',
  'facet-slugs',
  'live-posts',
  'playlists',
  'site-search',
];

test('the report lists every read model, whatever its state', async () => {
  const changed = { 'merge-proposals': 'failed', 'page-fragments': 'booting' } as const;
  expect((await readinessWith(changed)).report).toEqual({
    status: 'not-ready',
    projections: statusesWith(changed),
  });
});

for (const state of ['new', 'booting', 'detached'] as const)
  test.each(ofVisitors)(
    `it is not ready while %s, which visitors need, is ${state}`,
    async (name) => {
      expect((await readinessWith({ [name]: state })).ready).toBe(false);
    },
  );

test.each(ofVisitors)('%s that failed at an event goes on serving', async (name) => {
  expect((await readinessWith({ [name]: 'failed' })).ready).toBe(true);
});

test.each(readModelNames.filter((name) => !ofVisitors.includes(name)))(
  '%s, which only editors read, takes the site away in no state',
  async (name) => {
    for (const state of ['new', 'booting', 'failed', 'detached'] as const)
      expect((await readinessWith({ [name]: state })).ready).toBe(true);
  },
);

test('a database that is away makes it not ready', async () => {
  const away = async () => Promise.reject(new Error('away'));
  expect(await readinessOf({ statuses: away })).toEqual({
    ready: false,
    report: { status: 'not-ready', projections: [] },
  });
});
