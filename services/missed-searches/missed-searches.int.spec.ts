import { missedSearchEndpoints as at } from '@parvis/contracts/missed-searches/endpoints.ts';
import type { MissedSearch } from '@parvis/contracts/missed-searches/missed-search.ts';
import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ManualClock } from '../adapters/testing/manual-clock.ts';
import { type ServedStreams, serveStreams } from '../streams/testing/served-streams.ts';
import { forgetMissedSearches } from './missed-search-table.ts';
import { countMisses, missedSearchRoutes, type NoteMiss } from './missed-searches.ts';

const noon = Date.UTC(2026, 2, 2, 12);
const dayMs = 86_400_000;
let served: ServedStreams;
let clock: ManualClock;
let note: NoteMiss;

beforeAll(async () => {
  served = await serveStreams([], ({ pool }) =>
    missedSearchRoutes({ db: pool, clock: { now: () => clock.now() } }),
  );
});
afterAll(() => served.close());
beforeEach(async () => {
  await served.world.pool.query('DELETE FROM missed_search');
  clock = new ManualClock(noon);
  note = countMisses({ db: served.world.pool, clock }, (cause) => {
    throw cause;
  });
});

const words = (shown: string, place: MissedSearch['place'] = 'offers'): MissedSearch => ({
  place,
  locale: 'fr',
  compared: shown.normalize('NFD').replace(/\p{Mn}/gu, ''),
  shown,
});
const noteFrom = (networks: number, missed: MissedSearch) => {
  for (let one = 1; one <= networks; one += 1) note(missed, `10.0.0.${one}`);
};
const listed = async (query = {}) =>
  (await served.call(at.listMissedSearches, { query })).body['items'];
const rowsAre = (count: number) =>
  until(async () => {
    const { rows } = await served.world.pool.query('SELECT 1 FROM missed_search');
    return rows.length === count;
  });

test('searches of five networks are listed with their number and last day, most frequent first', async () => {
  noteFrom(4, words('trois petits points'));
  noteFrom(6, words('chargé de clientèle', 'site'));
  noteFrom(5, words('actuaire'));
  await rowsAre(2);
  clock.advance(dayMs);
  noteFrom(5, words('actuaire'));
  await rowsAre(3);
  await until(async () => JSON.stringify(await listed()).includes('"searches":10'));
  expect(await listed()).toEqual([
    {
      place: 'offers',
      locale: 'fr',
      words: 'actuaire',
      searches: 10,
      days: 2,
      lastDay: '2026-03-03',
    },
    {
      place: 'site',
      locale: 'fr',
      words: 'chargé de clientèle',
      searches: 6,
      days: 1,
      lastDay: '2026-03-02',
    },
  ]);
  expect(await listed({ days: 1 })).toMatchObject([{ words: 'actuaire', searches: 5 }]);
});

test('they are kept for 90 days', async () => {
  noteFrom(5, words('actuaire'));
  await rowsAre(1);
  const job = forgetMissedSearches(served.world.pool);
  await job.run(new Date(noon + 89 * dayMs));
  expect(await listed()).toHaveLength(1);
  await job.run(new Date(noon + 90 * dayMs));
  expect(await listed()).toEqual([]);
});
