import { positionFrom } from '@parvis/contracts/log/position.ts';
import type { ProjectionStatus } from '@parvis/contracts/operations/endpoints.ts';
import {
  type ReadModelName,
  readModelNames,
} from '@parvis/contracts/operations/read-model-names.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Outages } from './outages.ts';
import { checkReadiness } from './readiness.ts';

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

function readinessWith(
  changed: Partial<Record<ReadModelName, State>>,
  away: Parameters<Outages['isUnavailable']>[0] | 'none' = 'none',
  unled: readonly string[] = [],
) {
  return checkReadiness(
    { statuses: async () => statusesWith(changed), unled: async () => unled },
    { isUnavailable: (name) => name === away },
  );
}

const allLed = { unled: async () => [] };

const ofVisitors: ReadModelName[] = [
  'page-fragments',
  'menu-tree',
  'site-settings',
  'redirects',
  'media-library',
  'facet-slugs',
  'live-posts',
  'playlists',
  'site-search',
  'synonyms',
  'offers',
  'offer-facets',
];

test('the report lists every read model, whatever its state', async () => {
  const changed = { 'merge-proposals': 'failed', 'page-fragments': 'booting' } as const;
  expect((await readinessWith(changed)).report).toEqual({
    status: 'not-ready',
    reasons: ['page-fragments cannot be served', 'merge-proposals has stopped'],
    projections: statusesWith(changed),
  });
});

test.each(['search', 'indexing of offers'] as const)(
  'while the %s is unavailable, the process stays in rotation and says so',
  async (away) => {
    const { ready, report } = await readinessWith({}, away);
    expect({ ready, status: report.status, reasons: report.reasons }).toEqual({
      ready: true,
      status: 'degraded',
      reasons: [`the ${away} is unavailable`],
    });
  },
);

test('it says why another process does not index offers, and stays in rotation', async () => {
  const { ready, report } = await checkReadiness(
    { ...allLed, statuses: async () => statusesWith({}) },
    { isUnavailable: () => false },
    { indexingFailure: async () => 'Typesense refuses the key' },
  );
  expect(ready).toBe(true);
  expect(report).toMatchObject({
    status: 'degraded',
    reasons: ['offers are not indexed: Typesense refuses the key'],
  });
});

for (const state of ['new', 'booting', 'detached'] as const)
  test.each(ofVisitors)(
    `it is not ready while %s, which visitors need, is ${state}`,
    async (name) => {
      expect((await readinessWith({ [name]: state })).ready).toBe(false);
    },
  );

test.each(ofVisitors)('%s that failed at an event keeps serving', async (name) => {
  expect((await readinessWith({ [name]: 'failed' })).ready).toBe(true);
});

test.each(readModelNames.filter((name) => !ofVisitors.includes(name)))(
  '%s, which only editors read, never makes the site unready',
  async (name) => {
    for (const state of ['new', 'booting', 'failed', 'detached'] as const)
      expect((await readinessWith({ [name]: state })).ready).toBe(true);
  },
);

test('an unavailable database makes it not ready, once visitors get no cached pages any more', async () => {
  const statuses = async () => Promise.reject(new Error('away'));
  const read = (hasPages: boolean) =>
    checkReadiness({ ...allLed, statuses }, { isUnavailable: () => false }, { hasPages });
  expect(await read(false)).toEqual({
    ready: false,
    report: { status: 'not-ready', reasons: ['the database is unavailable'], projections: [] },
  });
  expect(await read(true)).toMatchObject({
    ready: true,
    report: {
      status: 'degraded',
      reasons: ['the database is unavailable: pages are cached ones'],
    },
  });
});

test('a full disk and a lost projector are named, and leave it in rotation', async () => {
  expect((await readinessWith({}, 'disk')).report).toMatchObject({
    status: 'degraded',
    reasons: ['the disk is full'],
  });
  expect((await readinessWith({}, 'none', readModelNames)).report).toMatchObject({
    status: 'degraded',
    reasons: ['no projector is running'],
  });
  expect((await readinessWith({}, 'none', ['offers'])).report.status).toBe('ready');
});

test('it reports why its pages are not current, and stays in rotation', async () => {
  expect((await readinessWith({})).report).toMatchObject({ status: 'ready', reasons: [] });
  const { ready, report } = await readinessWith({ 'page-fragments': 'failed' }, 'log');
  expect(ready).toBe(true);
  expect(report).toMatchObject({
    status: 'degraded',
    reasons: ['the log is unavailable', 'page-fragments has stopped'],
  });
});

test('a database that does not respond delays it for only about a second', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const readiness = checkReadiness(
    { ...allLed, statuses: () => new Promise(() => undefined) },
    { isUnavailable: () => false },
  );
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await readiness).ready).toBe(false);
});
