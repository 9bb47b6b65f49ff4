import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { openContent } from '@parvis/services/content/content-area.ts';
import { previewsFromProjections } from '@parvis/services/content/preview/previews-from-projections.ts';
import { readsFromProjections } from '@parvis/services/content/read-content/reads-from-projections.ts';
import {
  ContentWorld,
  createContentTables,
} from '@parvis/services/content/testing/content-world.ts';
import { CutOff, cutOff } from '@parvis/services/content/testing/cut-off.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { demoPages, seedDemo } from './seed-demo.ts';

/** A first start whose process can be killed while it writes the demonstration. */
async function firstStart() {
  const database = await createTestDatabase();
  await createContentTables(database.url);
  const world = new ContentWorld(database.url);
  onTestFinished(async () => {
    await world.close();
    await database.drop();
  });
  const seed = async (log: EventLog) => {
    const { pool, clock, directory } = world;
    const reads = readsFromProjections(pool, directory);
    const previews = previewsFromProjections(pool, directory, () => '');
    const content = openContent({ log, pool, clock, directory, reads, previews });
    await content.confirmClaims();
    await seedDemo(content, () => undefined);
  };
  const typesInLog = async () => {
    const { rows } = await database.pool.query<{ type: string; times: number }>(
      'select type, count(*)::int as times from event group by type order by type',
    );
    return rows;
  };
  return { log: world.log, seed, typesInLog };
}

test('a first start that is killed at any step of its seeding goes on when it is started again', async () => {
  const { log, seed, typesInLog } = await firstStart();
  const steps = [
    'ContentCreated',
    'ModuleSaved',
    'ModuleActivated',
    'ContentPublished',
    'MergeProposed',
    'MergeAccepted',
    'TranslationGroupJoined',
  ];
  for (const type of steps)
    for (const when of ['before', 'after'] as const) {
      const killed = seed(cutOff(log, when, type));
      await expect(killed, `${when} ${type}`).rejects.toThrow(CutOff);
    }
  await seed(log);
  const whole = await typesInLog();
  expect(whole).toEqual(
    expect.arrayContaining([
      { type: 'ContentCreated', times: demoPages.length * 2 },
      { type: 'MergeAccepted', times: demoPages.length },
      { type: 'TranslationGroupJoined', times: demoPages.length },
    ]),
  );
  await seed(log);
  expect(await typesInLog()).toEqual(whole);
});
