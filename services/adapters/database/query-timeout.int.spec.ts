import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openPool } from './open-pool.ts';
import { withQueryTimeout } from './query-timeout.ts';

test('a statement without a response in time fails, and the next one is served', async () => {
  const database = await createTestDatabase();
  const pool = openPool(database.url, { size: 1 });
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  const limited = withQueryTimeout(pool, 100);
  await expect(limited.query('select pg_sleep(5)')).rejects.toMatchObject({
    name: 'NoConnection',
    message: 'The database gave no response within 0.1 s.',
  });
  expect((await limited.query('select $1::int as one', [1])).rows).toEqual([{ one: 1 }]);
  await expect(limited.query('select nonsense')).rejects.toMatchObject({ code: '42703' });
});
