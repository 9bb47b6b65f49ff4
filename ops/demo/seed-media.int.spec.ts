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
let world: MediaWorld;

beforeAll(async () => {
  database = await createTestDatabase();
  await createMediaTables(database.url);
  folder = await temporaryFolder();
  world = openMediaWorld(database.url, folder.path);
});

afterAll(async () => {
  await world.close();
  await folder.remove();
  await database.drop();
});

test('the demonstration’s pictures are in the library, described and framed; once', async () => {
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
  const written = async () => (await world.pool.query('select count(*) from event')).rows;
  const before = await written();
  expect(await seedMedia(world.media, () => undefined)).toEqual(ids);
  expect(await written()).toEqual(before);
});
