import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test } from 'vitest';
import { Folding } from '../engine/testing/folding.ts';
import { InMemoryEventLog } from '../engine/testing/in-memory-event-log.ts';
import { listRevisions } from '../revisioned/list-revisions.ts';
import { readRevisioned } from '../revisioned/read-revisioned.ts';
import { listMenus } from './list-menus.ts';
import { menuTree } from './menu-tree.ts';

const main = 'menu00000001';
const footer = 'menu00000002';
const named = (name: string, label: string) => ({
  name,
  locale: 'fr',
  entries: [{ label, link: { kind: 'path', path: '/groupe' }, children: [] }],
});
const saved = (menuId: string, revision: number, menu: object) => ({
  type: 'MenuSaved',
  data: { menuId, revision, menu },
});

function history(): InMemoryEventLog {
  const log = new InMemoryEventLog();
  log.append(`menu-${main}`, saved(main, 1, named('main', 'Un')));
  log.append(`menu-${footer}`, saved(footer, 1, named('footer', 'Bas de page')));
  log.append(`menu-${main}`, saved(main, 2, named('main', 'Deux')));
  const restored = { menuId: main, revision: 3, restored: 1, menu: named('main', 'Un') };
  log.append(`menu-${main}`, { type: 'MenuRestored', data: restored });
  log.append(`menu-${footer}`, { type: 'MenuDeleted', data: { menuId: footer } });
  return log;
}

async function projected(batchSize: number) {
  const db = await createMigratedDatabase();
  onTestFinished(() => db.drop());
  const folding = new Folding(db.pool, [menuTree]);
  await folding.prepare();
  await folding.catchUp(history(), batchSize);
  return db.pool;
}

test('rows are the same whether events come one by one or all together', async () => {
  const rows = await Promise.all(
    [1, 2, 1_000].map(async (batchSize) => {
      const pool = await projected(batchSize);
      const spans = await pool.query('select * from menu_tree.span order by id, valid_from');
      const tags = await pool.query('select * from menu_tree.changed_tag order by tag');
      return [spans.rows, tags.rows];
    }),
  );
  expect(rows[0]?.[0]).toHaveLength(5);
  expect(rows[1]).toEqual(rows[0]);
  expect(rows[2]).toEqual(rows[0]);
});

test('a menu is read in its current state, its history newest first, and lists omit deleted menus', async () => {
  const pool = await projected(1_000);
  expect(await readRevisioned(pool, 'menu-tree', main)).toMatchObject({
    id: main,
    revision: 3,
    restored: 1,
    deleted: false,
    content: named('main', 'Un'),
  });
  expect(await readRevisioned(pool, 'menu-tree', footer)).toMatchObject({
    revision: 1,
    deleted: true,
  });
  expect(await readRevisioned(pool, 'menu-tree', 'menu00000009')).toBe(undefined);
  const entries = await listRevisions(pool, 'menu-tree', main, { page: 1, pageSize: 2 });
  expect(entries).toMatchObject({
    total: 3,
    items: [
      { revision: 3, restored: 1, content: named('main', 'Un'), former: named('main', 'Deux') },
      { revision: 2, restored: null, former: named('main', 'Un') },
    ],
  });
  const paging = { sort: ['name'], page: 1, pageSize: 20 };
  expect(await listMenus(pool, paging)).toMatchObject({ total: 1, items: [{ id: main }] });
  expect((await listMenus(pool, { ...paging, locale: 'en' })).total).toBe(0);
});
