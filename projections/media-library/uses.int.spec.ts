import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import { imageDetailsSchema } from '@parvis/contracts/media/details.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { expect, test } from 'vitest';
import { ContentHistory } from '../engine/testing/content-history.ts';
import { projectionWorld, waitLimitMs } from '../engine/testing/projection-world.ts';
import { listMedia } from './list-media.ts';
import { listUses } from './list-uses.ts';
import { mediaLibrary } from './media-library.ts';

const id = mediaIdSchema.parse('image0000001');
const original = { hash: 'ab'.repeat(32), format: 'jpeg', bytes: 9, width: 1600, height: 1000 };
const details = imageDetailsSchema.parse({ title: 'Le port' });
const pictured: ModuleContent = {
  type: 'image',
  data: { imageId: id, caption: '', size: 'text' },
};

test('an item is used by saved content, live or not, until that is deleted', async () => {
  const { db, start, log } = await projectionWorld();
  const history = new ContentHistory(log);
  log.append(`media-${id}`, { type: 'ImageUploaded', data: { mediaId: id, original, details } });
  const engine = start([mediaLibrary]);
  const state = async () => {
    await engine.waitUntil(['media-library'], await log.head(), waitLimitMs);
    const uses = await listUses(db.pool, id, { page: 1, pageSize: 9 });
    const unused = await listMedia(db.pool, {
      kind: 'image',
      state: 'unused',
      page: 1,
      pageSize: 9,
    });
    return { uses: uses.items.map(({ title, isLive }) => [title, isLive]), unused: unused.total };
  };
  expect(await state()).toEqual({ uses: [], unused: 1 });
  const page = history.create('fr', { title: 'Le port', slug: 'port' });
  const module = history.addModule(page);
  history.saveModule(page, module, pictured);
  const portrait = history.create('en', { title: 'Ports', slug: 'ports', imageId: id });
  expect(await state()).toEqual({
    uses: [
      ['Le port', false],
      ['Ports', false],
    ],
    unused: 0,
  });
  history.activate(page, module);
  history.publish(page);
  history.onItem('ContentDeleted', portrait);
  expect(await state()).toEqual({ uses: [['Le port', true]], unused: 0 });
  const [use] = (await listUses(db.pool, id, { page: 1, pageSize: 9 })).items;
  expect(use).toEqual({
    kind: 'content',
    id: page,
    title: 'Le port',
    contentKind: 'page',
    locale: 'fr',
    isLive: true,
  });
  history.onItem('ContentUnpublished', page);
  expect(await state()).toEqual({ uses: [['Le port', false]], unused: 0 });
});
