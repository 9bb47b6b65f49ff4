import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test } from 'vitest';
import { databaseMigrations, migrate } from './migrate.ts';
import * as claimsAndLocks from './migrations/010-claims-and-locks.ts';

async function emptyDatabase() {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const columns = async () => {
    const { rows } = await database.pool.query(
      `select table_name, column_name, data_type, is_nullable from information_schema.columns
       where table_schema = 'public' order by table_name, column_name`,
    );
    return rows;
  };
  return { ...database, columns };
}

/** The schema as of version 0.1.0. */
const leasesWithNames: typeof claimsAndLocks = {
  async up(knex) {
    await claimsAndLocks.up(knex);
    await knex.raw('alter table lock_lease add column name text not null');
  },
};

test('a database of version 0.1.0 is migrated once to the schema of a new one', async () => {
  const [fresh, old] = [await emptyDatabase(), await emptyDatabase()];
  await migrate(fresh.url, databaseMigrations);
  await migrate(old.url, { '010-claims-and-locks': leasesWithNames });
  const ran = await migrate(old.url, databaseMigrations);
  expect(ran).not.toContain('010-claims-and-locks');
  expect(ran).toContain('060-leases-without-names');
  expect(await old.columns()).toEqual(await fresh.columns());
  expect(await migrate(old.url, databaseMigrations)).toEqual([]);
});

test('processes that start at once on an empty database migrate it once', async () => {
  const { url } = await emptyDatabase();
  const all = await Promise.all([1, 2, 3, 4].map(() => migrate(url, databaseMigrations)));
  const ran = Object.keys(databaseMigrations).length;
  expect(all.map((names) => names.length).toSorted((a, b) => a - b)).toEqual([0, 0, 0, ran]);
});

test('the entries of a digest keep their order, reasons and states when they move into its row', async () => {
  const { url, pool } = await emptyDatabase();
  const { '196-entries-of-digests': _, ...earlier } = databaseMigrations;
  await migrate(url, earlier);
  await pool.query(`insert into subject (id, created_at) values ('s', now())`);
  await pool.query(`insert into digest (alert_id, period, subject_id, made_at, total)
    values ('a', 'daily', 's', now(), 2), ('b', 'daily', 's', now(), 0)`);
  await pool.query(`insert into digest_entry (alert_id, period, item_id, place, match, left_out)
    values ('a', 'daily', 'x', 1, '{}', true), ('a', 'daily', 'y', 0, '{"isNear": true}', false)`);
  expect(await migrate(url, databaseMigrations)).toEqual(['196-entries-of-digests']);
  const { rows } = await pool.query('select alert_id as id, entries from digest order by id');
  expect(rows).toEqual([
    {
      id: 'a',
      entries: [
        { itemId: 'y', match: { isNear: true }, leftOut: false },
        { itemId: 'x', match: {}, leftOut: true },
      ],
    },
    { id: 'b', entries: [] },
  ]);
});
