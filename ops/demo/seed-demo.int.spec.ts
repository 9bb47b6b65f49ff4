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
import { seedDemo } from './seed-demo.ts';

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
    const content = await openContent({ log, pool, clock, directory, reads, previews });
    await seedDemo(content, () => undefined);
  };
  /** Everything that was written, each item's in its order; and what is held, without when. */
  const written = async () => {
    const { rows: events } = await database.pool.query(
      'select stream, revision, type, data from event order by stream, revision',
    );
    const { rows: claims } = await database.pool.query(
      'select scope, key, owner from claim order by scope, key',
    );
    return { events, claims };
  };
  return { log: world.log, seed, written };
}

test('a first start that is killed at any step of its seeding goes on when it is started again', async () => {
  const undisturbed = await firstStart();
  await undisturbed.seed(undisturbed.log);
  const whole = await undisturbed.written();
  expect(whole.events.length).toBeGreaterThan(100);

  const { log, seed, written } = await firstStart();
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
  expect(await written()).toEqual(whole);
  await seed(log);
  expect(await written()).toEqual(whole);
});
