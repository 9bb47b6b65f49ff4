import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test } from 'vitest';
import { insertRows, rowsForItems, upsertRows } from './rows-for-items.ts';

const things = [
  {
    word: `l’estuaire, "à" {marée\\basse}, NULL, 𝄞\n\ttab`,
    number: -42,
    is: true,
    list: ['a', 'group:b', '', 'NULL', '{"c\\", d}'],
    at: '2026-03-01T09:00:00.000Z',
    data: { é: ['\\', '"', null] },
  },
  { word: '', number: 0, is: false, list: [], at: '1970-01-01T00:00:00.000Z', data: 'text' },
  { word: null, number: null, is: null, list: null, at: null, data: null },
];

async function written(given: readonly (typeof things)[number][]): Promise<unknown[]> {
  const { pool, drop } = await createTestDatabase();
  onTestFinished(drop);
  await pool.query(
    'create table thing (word text, number int, "is" boolean, list text[], at timestamptz, data jsonb, raw json)',
  );
  const { names, select, values } = rowsForItems(given, {
    word: ['text', ({ word }) => word],
    number: ['int', ({ number }) => number],
    is: ['boolean', (thing) => thing.is],
    list: ['text[]', ({ list }) => list],
    at: ['timestamptz', ({ at }) => at ?? undefined],
    data: ['jsonb', ({ data }) => data],
    raw: ['json', ({ data }) => data],
  });
  await pool.query(`insert into thing (${names}) ${select}`, values);
  return (await pool.query('select * from thing')).rows;
}

test('values are written exactly as given', async () => {
  expect(await written(things)).toEqual(
    things.map(({ at, ...rest }) => ({ ...rest, at: at && new Date(at), raw: rest.data })),
  );
});

test('no values write no rows', async () => {
  expect(await written([])).toEqual([]);
});

interface Named {
  readonly id: string;
  readonly name: string;
}

test('rows are added for the given values, and no statement is sent when there are none', async () => {
  const { pool, drop } = await createTestDatabase();
  onTestFinished(drop);
  await pool.query('create table named (id text primary key, name text)');
  const columns = {
    id: ['text', ({ id }: Named) => id],
    name: ['text', ({ name }: Named) => name],
  } as const;
  await insertRows(pool, 'named', [{ id: 'a', name: 'first' }], columns);
  await upsertRows(
    pool,
    'named',
    [
      { id: 'a', name: 'second' },
      { id: 'b', name: 'new' },
    ],
    columns,
  );
  const { rows } = await pool.query('select * from named order by id');
  expect(rows).toEqual([
    { id: 'a', name: 'second' },
    { id: 'b', name: 'new' },
  ]);
  // The table does not exist, which would be an error if a statement were sent.
  await insertRows(pool, 'missing', [], columns);
  await upsertRows(pool, 'missing', [], columns);
});
