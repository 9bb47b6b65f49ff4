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
