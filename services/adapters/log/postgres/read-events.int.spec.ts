import { startOfLog } from '@parvis/contracts/log/position.ts';
import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PostgresEventLog } from './postgres-event-log.ts';
import { logSchemaSql } from './schema.ts';

test('a page without some types costs no more when the rest of the log is long', async () => {
  const { pool, url, drop } = await createTestDatabase();
  onTestFinished(drop);
  await pool.query(logSchemaSql);
  // The planner considered the whole rest from this size on.
  await pool.query(
    `insert into event (position, stream, revision, id, type, data, metadata)
     select number, 'page-1', number - 1, gen_random_uuid(),
       case when number <= 10000 then 'Imported' else 'Saved' end,
       json_build_object('text', repeat('x', 600)), $1
     from generate_series(1, 100000) as number`,
    [{ occurredAt: '2026-01-05T08:00:00.000Z', actor: 'system' }],
  );
  await pool.query('vacuum analyze event');
  const log = new PostgresEventLog({ url });
  const page = await log.readAll(startOfLog, 10, ['Imported']);
  expect(page.map(({ position }) => Number(position))).toEqual([10_000]);
  // Connections update their statistics when they close.
  await log.close();
  await vi.waitFor(async () => {
    const { rows } = await pool.query<{ examined: number }>(
      `select idx_tup_fetch::int as examined from pg_stat_user_tables where relname = 'event'`,
    );
    expect(rows[0]?.examined).toBeGreaterThanOrEqual(10_000);
    expect(rows[0]?.examined).toBeLessThan(25_000);
  }, 30_000);
});
