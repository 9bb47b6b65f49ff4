import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test } from 'vitest';
import { ContentHistory } from '../engine/testing/content-history.ts';
import { Folding } from '../engine/testing/folding.ts';
import { mediaLibrary } from '../media-library/media-library.ts';
import { pageFragments } from '../page-fragments/page-fragments.ts';
import { projectionStateSql } from '../postgres/state-sql.ts';
import { revisionHistory } from '../revision-history/revision-history.ts';
import { exposure } from './exposure.ts';
import { findExposures } from './find-exposures.ts';

/** Gives each row the words and keys of its passage, as rows of version 2 have them. */
const rowsOfVersion2 = `
update exposure.said set words = same.words, keys = same.keys from exposure.said same
where said.form = 'text' and same.form = 'text' and said.keys is null and same.keys is not null
  and said.value = same.value`;

test('a passage is found wherever it is said, in rows of version 2 as well', async () => {
  const db = await createTestDatabase();
  onTestFinished(() => db.drop());
  await db.pool.query(projectionStateSql);
  const folding = new Folding(db.pool, [pageFragments, revisionHistory, mediaLibrary, exposure]);
  await folding.prepare();
  const history = new ContentHistory();
  const pages = ['groupe', 'agenda', 'carrieres'].map((slug) =>
    history.create('fr', { title: 'Rejoindre le groupe', slug }),
  );
  for (const page of pages) history.publish(page);
  await folding.catchUp(history.log, 2);
  const compared = () =>
    db.pool.query('select count(*)::int as rows, count(keys)::int as keys from exposure.said');
  const find = async () => {
    const { items } = await findExposures(db.pool, {
      wanted: [{ form: 'text', phrase: 'le GROUPE' }],
      withUnpublished: false,
      page: 1,
      pageSize: 10,
    });
    return items.map(({ owner, times }) => [owner, times.map(({ paths }) => paths)]);
  };
  const expected = pages
    .toReversed()
    .map((page, place) => [page, [{ fr: ['/carrieres', '/agenda', '/groupe'][place] }]]);
  expect((await compared()).rows).toEqual([{ rows: 3, keys: 1 }]);
  expect(await find()).toEqual(expected);
  await db.pool.query(rowsOfVersion2);
  expect((await compared()).rows).toEqual([{ rows: 3, keys: 3 }]);
  expect(await find()).toEqual(expected);
});
