import { databaseMigrations, migrate } from '@parvis/services/adapters/database/migrate.ts';
import { expect, test } from 'vitest';
import { createMigratedDatabase, createTestDatabase } from './database.ts';

test('every spec gets an empty database, in UTF-8 with French collation', async () => {
  const first = await createTestDatabase();
  const second = await createTestDatabase();
  try {
    await first.pool.query(
      `CREATE TABLE word AS SELECT unnest(ARRAY['zèbre', 'été', 'abri']) AS word`,
    );
    const sorted = await first.pool.query<{ word: string }>('SELECT word FROM word ORDER BY word');
    expect(sorted.rows.map(({ word }) => word)).toEqual(['abri', 'été', 'zèbre']);
    await expect(second.pool.query('SELECT word FROM word')).rejects.toThrow('does not exist');
  } finally {
    await first.drop();
    await second.drop();
  }
});

test('a dropped database is gone', async () => {
  const database = await createTestDatabase();
  await database.drop();
  const { pool, drop } = await createTestDatabase();
  try {
    const name = new URL(database.url).pathname.slice(1);
    const { rowCount } = await pool.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    expect(rowCount).toBe(0);
  } finally {
    await drop();
  }
});

test('a migrated database has every table, all empty, and its writes do not affect other databases', async () => {
  const first = await createMigratedDatabase();
  const second = await createMigratedDatabase();
  try {
    expect(await migrate(first.url, databaseMigrations)).toEqual([]);
    await first.pool.query("INSERT INTO attempt VALUES ('a', now())");
    expect((await second.pool.query('SELECT FROM attempt')).rowCount).toBe(0);
  } finally {
    await first.drop();
    await second.drop();
  }
});
