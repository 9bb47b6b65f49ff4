import { imagesOfSettings } from '@parvis/contracts/site-settings/settings.ts';
import { logKilledAt, SimulatedKill } from '@parvis/services/content/testing/simulated-kill.ts';
import { imageKey } from '@parvis/services/media/item/original-key.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDemonstration } from '../demonstration.ts';
import { historyOfSite } from '../history.ts';
import { demoMediaId } from '../ids.ts';
import { openFirstStart } from '../testing/first-start.ts';
import { historyOf } from './content-history.ts';
import { picturesAction } from './pictures.ts';

const demonstration = await readDemonstration();
const { artworks, items, settings } = demonstration;
const named: ReadonlySet<string> = new Set(imagesOfSettings(settings));
let start: Awaited<ReturnType<typeof openFirstStart>>;

beforeEach(async () => {
  start = await openFirstStart();
});
afterEach(() => start.close());

/** Without the pictures, which take long to draw, except those that the settings name. */
const written = [
  picturesAction(artworks.filter(({ key }) => named.has(demoMediaId(key)))),
  ...historyOfSite(demonstration).slice(1),
];

async function typesInLog() {
  const { rows } = await start.pool.query<{ type: string; times: number }>(
    'select type, count(*)::int as times from event group by type order by type',
  );
  return rows;
}

test('a first start killed at any step of its seeding continues on the next start', async () => {
  const history = items.slice(0, 8).flatMap(historyOf);
  const steps = [
    'ContentCreated',
    'ModuleSaved',
    'ContentPublished',
    'MergeProposed',
    'MergeAccepted',
    'TranslationGroupJoined',
  ];
  for (const type of steps)
    for (const when of ['before', 'after'] as const) {
      const killed = start.seed(history, logKilledAt(start.log, when, type));
      await expect(killed, `${when} ${type}`).rejects.toThrow(SimulatedKill);
    }
  await start.seed(history);
  const whole = await typesInLog();
  expect(whole).toEqual(
    expect.arrayContaining([
      { type: 'ContentCreated', times: 8 * 2 },
      { type: 'MergeAccepted', times: 8 },
      { type: 'TranslationGroupJoined', times: 8 },
    ]),
  );
  await start.seed(history);
  expect(await typesInLog()).toEqual(whole);
});

test('the whole history is accepted, and each event has its own time', async () => {
  await start.seed(written);
  const { rows } = await start.pool.query<{ year: string; times: number }>(
    `select substr(metadata->>'occurredAt', 1, 4) as year, count(*)::int as times
     from event where type = 'ContentPublished' group by 1 order by 1`,
  );
  // Each language of an item is published once, and again for each module that was rewritten.
  const years = items.flatMap(({ on, versions }) =>
    [...versions.values()].flatMap(({ modules }) => [
      on,
      ...modules.flatMap(([, ...later]) => later.map((rewritten) => rewritten.on)),
    ]),
  );
  const expected = ['2024', '2025', '2026'].map((year) => ({
    year,
    times: years.filter((one) => one.startsWith(year)).length,
  }));
  expect(rows).toEqual(expected);
});

test('images are in the library once, with their texts and areas', async () => {
  const some = artworks.filter(({ key }) => ['estuary', 'winds-night', 'pryce'].includes(key));
  const { media } = await start.seed([picturesAction(some)]);
  for (const { key } of some) {
    const item = await media.writer.load(demoMediaId(key));
    expect(item?.media).toMatchObject({ kind: 'image', revision: 4, deleted: false });
    if (item?.media.kind !== 'image') continue;
    expect(item.media.crops).toHaveLength(2);
    expect(item.media.details.alternativeText.en).not.toBe('');
    expect(await start.storage.head(imageKey(item.media.original))).toBeDefined();
  }
  const before = await typesInLog();
  await start.seed([picturesAction(some)]);
  expect(await typesInLog()).toEqual(before);
});
