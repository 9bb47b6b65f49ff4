import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { CutOff, cutOff } from '@parvis/services/content/testing/cut-off.ts';
import { imageKey } from '@parvis/services/media/item/original-key.ts';
import {
  createMediaTables,
  type MediaWorld,
  openMediaWorld,
  temporaryFolder,
} from '@parvis/services/media/testing/media-world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { demoImageId, seedMedia } from './seed-media.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const worlds: MediaWorld[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await createMediaTables(database.url);
  folder = await temporaryFolder();
});

afterAll(async () => {
  for (const world of worlds) await world.close();
  await folder.remove();
  await database.drop();
});

/** A start of the same site. */
function start(logOfMedia?: (log: EventLog) => EventLog): MediaWorld {
  const world = openMediaWorld(database.url, folder.path, logOfMedia);
  worlds.push(world);
  return world;
}

test('the demonstration’s pictures are in the library, described and framed; once, however often it is killed', async () => {
  for (const type of ['ImageUploaded', 'ImageCropped', 'ImageSaved'])
    for (const when of ['before', 'after'] as const) {
      const { media } = start((log) => cutOff(log, when, type));
      const killed = seedMedia(media, () => undefined);
      await expect(killed, `${when} ${type}`).rejects.toThrow(CutOff);
    }
  const world = start();
  const ids = await seedMedia(world.media, () => undefined);
  expect(ids.size).toBe(16);
  for (const [key, id] of ids) {
    expect(id).toBe(demoImageId(key));
    const item = await world.media.writer.load(id);
    expect(item?.media).toMatchObject({ kind: 'image', revision: 4, deleted: false });
    if (item?.media.kind !== 'image') continue;
    expect(item.media.crops).toHaveLength(2);
    expect(item.media.details.alternativeText.en).not.toBe('');
    expect(await world.storage.head(imageKey(item.media.original))).toBeDefined();
  }
  const written = async () => (await world.pool.query('select count(*)::int from event')).rows;
  expect(await written()).toEqual([{ count: 16 * 4 }]);
  expect(await seedMedia(world.media, () => undefined)).toEqual(ids);
  expect(await written()).toEqual([{ count: 16 * 4 }]);
});
