import { expect, test } from 'vitest';
import { pageOfVersion1 } from '../engine/testing/page-of-version-1.ts';
import { projectionWorld, until, waitLimitMs } from '../engine/testing/projection-world.ts';
import { ReadModelNotServed } from '../postgres/served-query.ts';
import { composeContentScreen } from './compose-content-screen.ts';
import { composePreview } from './compose-preview.ts';
import { listEntries } from './list-entries.ts';
import { pageFragments } from './page-fragments.ts';

/** Converts the served rows to those of version 1 of the projection. */
const rowsOfVersion1 = `
alter table page_fragments.content_fragment
  drop column kind, drop column listed_on, drop column details;
update page_fragments.item
  set state = (state::jsonb #- '{newest,header,kind}' #- '{live,header,kind}')::json;
update projection_state set version = 1;`;

test('rows of version 1 are read until those of the current version have been built', async () => {
  const { db, log, start } = await projectionWorld();
  const id = pageOfVersion1(log, { title: 'Groupe', slug: 'groupe' });
  const first = start([pageFragments]);
  await first.waitUntil(['page-fragments'], await log.head(), waitLimitMs);
  const shown = await composeContentScreen(db.pool, '/groupe');
  expect(shown).toMatchObject({ screen: { page: { id, details: { kind: 'page' } } } });
  await first.stop();
  await db.pool.query(rowsOfVersion1);

  expect(await composeContentScreen(db.pool, '/groupe')).toEqual(shown);
  expect((await composePreview(db.pool, id))?.composed.screen.page).toMatchObject({
    path: '/groupe',
    details: { kind: 'page' },
  });
  const list = { kind: 'page', locale: 'fr', page: 1, pageSize: 10 } as const;
  await expect(listEntries(db.pool, list)).rejects.toThrow(ReadModelNotServed);

  const second = start([pageFragments]);
  await until(async () => {
    expect(await composeContentScreen(db.pool, '/groupe')).toEqual(shown);
    const [status] = await second.statuses();
    return status?.version === pageFragments.version && status.rebuild === null;
  });
  expect(await listEntries(db.pool, list)).toMatchObject({ entries: [{ id }], total: 1 });
});
