import { imageDetailsSchema } from '@parvis/contracts/media/details.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { expect, test } from 'vitest';
import { projectionWorld, until, waitLimitMs } from '../engine/testing/projection-world.ts';
import { ReadModelNotServed } from '../postgres/served-query.ts';
import { composeImages } from './compose-images.ts';
import { listMedia } from './list-media.ts';
import { mediaLibrary } from './media-library.ts';
import { queryLibrary } from './query-library.ts';
import { readMedia } from './read-media.ts';
import { readPublicAccess } from './read-public-access.ts';
import { showMediaItem } from './show-media-item.ts';

/** Converts the served rows to those of version 1 of the projection. */
const rowsOfVersion1 = `
alter table media_library.media drop column words_en;
alter table media_library.media rename column words_fr to words;
drop table media_library.public_media, media_library.shower, media_library.item, media_library.module_names;
update media_library.media
  set state = jsonb_set(state - 'release', '{details,title}', state #> '{details,title,fr}');
update projection_state set version = 1;`;

test('rows of version 1 are read until those of the current version have been built', async () => {
  const { db, log, start } = await projectionWorld();
  const id = mediaIdSchema.parse('image0000001');
  const original = { hash: 'ab'.repeat(32), format: 'jpeg', bytes: 9, width: 1600, height: 1000 };
  const details = imageDetailsSchema.parse({ title: 'Le port' });
  log.append(`media-${id}`, {
    type: 'ImageUploaded',
    data: { mediaId: id, original, details: { ...details, title: 'Le port' } },
  });
  const first = start([mediaLibrary]);
  await first.waitUntil(['media-library'], await log.head(), waitLimitMs);
  const read = async () => [
    (await readMedia(db.pool, [id])).get(id),
    (await composeImages(db.pool, [id])).images.get(id),
  ];
  const before = await read();
  expect(before).toMatchObject([{ title: { fr: 'Le port', en: '' } }, { hash: original.hash }]);
  await first.stop();
  await db.pool.query(rowsOfVersion1);
  expect(await read()).toEqual(before);
  const list = { kind: 'image', page: 1, pageSize: 9, q: 'port' } as const;
  await expect(listMedia(db.pool, list)).rejects.toThrow(ReadModelNotServed);
  const visited = { state: { facets: {}, keywords: '', page: 1 }, named: [], pageSize: 9 };
  await expect(queryLibrary(db.pool, 'fr', visited)).rejects.toThrow(ReadModelNotServed);
  await expect(showMediaItem(db.pool, id)).rejects.toThrow(ReadModelNotServed);
  await expect(readPublicAccess(db.pool, { id })).rejects.toThrow(ReadModelNotServed);

  const second = start([mediaLibrary]);
  await until(async () => {
    expect(await read()).toEqual(before);
    const [status] = await second.statuses();
    return status?.version === mediaLibrary.version && status.rebuild === null;
  });
  expect(await listMedia(db.pool, list)).toMatchObject({ items: [{ id }], total: 1 });
});
