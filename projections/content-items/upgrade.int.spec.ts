import { expect, test } from 'vitest';
import { pageOfVersion1 } from '../engine/testing/page-of-version-1.ts';
import { projectionWorld, until, waitLimitMs } from '../engine/testing/projection-world.ts';
import { contentItems } from './content-items.ts';
import { listContentItems } from './list-content-items.ts';
import { readContentItem } from './read-content-item.ts';

/** Converts the served rows to those of version 1 of the projection. */
const rowsOfVersion1 = `
update content_items.item set state = state #- '{newest,header,kind}' #- '{live,header,kind}';
update projection_state set version = 1;`;

test('rows of version 1 are read until those of the current version have been built', async () => {
  const { db, log, start } = await projectionWorld();
  const id = pageOfVersion1(log, { title: 'Groupe', slug: 'groupe' });
  const first = start([contentItems]);
  await first.waitUntil(['content-items'], await log.head(), waitLimitMs);
  const read = async () => [
    await readContentItem(db.pool, id),
    await listContentItems(db.pool, { kinds: ['page'], page: 1, pageSize: 10 }),
  ];
  const before = await read();
  expect(before).toMatchObject([
    { kind: 'page', title: 'Groupe', url: '/groupe', revision: 3 },
    { items: [{ id }], total: 1 },
  ]);
  await first.stop();
  await db.pool.query(rowsOfVersion1);
  expect(await read()).toEqual(before);

  const second = start([contentItems]);
  await until(async () => {
    expect(await read()).toEqual(before);
    const [status] = await second.statuses();
    return status?.version === contentItems.version && status.rebuild === null;
  });
  const { rows } = await db.pool.query(`select state->'newest'->'header'->>'kind' as kind
    from content_items.item`);
  expect(rows).toEqual([{ kind: 'page' }]);
});
