import { expect, test } from 'vitest';
import { ledgerOfOneTitle } from './testing/ledger-world.ts';

/** Older passages with the words of a newer one, each another: more than are looked up one by one. */
const olderPassages = `
insert into exposure.said (subject, first, "position", form, value, words, keys)
select subject, first, lpad('', 20, '0'), form, value || ' ' || number, words || number || ' ', keys
from exposure.said cross join generate_series(1, 3001) as number where keys is not null and form = 'text'`;

/** Newer rows with other words. */
const otherWords = `
insert into exposure.said (subject, first, "position", form, value)
select 'other', number, lpad('', 20, '9'), 'text', 'La banque' from generate_series(1, 150001) as number`;

test('words of every page are found where they were said last, first and again', async () => {
  const { db, find, pages } = await ledgerOfOneTitle('Rejoindre le groupe');
  const newest = async (phrase: string) => {
    const { items, isCut } = await find(phrase, { pageSize: 3 });
    return { owners: items.map(({ owner }) => owner), isCut };
  };
  const owners = pages.toReversed();
  expect(await newest('le groupe')).toEqual({ owners, isCut: false });
  await db.pool.query(olderPassages);
  expect(await newest('le groupe')).toEqual({ owners, isCut: true });
  expect(await newest('le groupe 3000')).toMatchObject({ isCut: false });
  await db.pool.query(otherWords);
  await db.pool.query('vacuum analyze exposure.said');
  expect(await newest('le groupe')).toEqual({ owners, isCut: true });
  expect(await newest('la banque')).toEqual({ owners: [], isCut: false });
});
