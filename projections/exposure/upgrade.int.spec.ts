import { expect, test } from 'vitest';
import { ledgerOfOneTitle } from './testing/ledger-world.ts';

/** Gives each row the words and keys of its passage, as rows of version 2 have them. */
const rowsOfVersion2 = `
update exposure.said set words = same.words, keys = same.keys from exposure.said same
where said.form = 'text' and same.form = 'text' and said.keys is null and same.keys is not null
  and said.value = same.value`;

test('a passage is found wherever it is said, in rows of version 2 as well', async () => {
  const { db, find, pages } = await ledgerOfOneTitle('Rejoindre le groupe');
  const compared = () =>
    db.pool.query('select count(*)::int as rows, count(keys)::int as keys from exposure.said');
  const found = async () => {
    const { items } = await find('le GROUPE');
    return items.map(({ owner, times }) => [owner, times.map(({ paths }) => paths)]);
  };
  const expected = pages
    .toReversed()
    .map((page, place) => [page, [{ fr: ['/carrieres', '/agenda', '/groupe'][place] }]]);
  expect((await compared()).rows).toEqual([{ rows: 3, keys: 1 }]);
  expect(await found()).toEqual(expected);
  await db.pool.query(rowsOfVersion2);
  expect((await compared()).rows).toEqual([{ rows: 3, keys: 3 }]);
  expect(await found()).toEqual(expected);
});
