import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

const days = 30;
let here: StartedParvis;

beforeAll(async () => {
  here = await startedParvis({ PARVIS_ETHICS_DAYS: String(days) });
});
afterAll(() => here.stop());

/** Inserts two reports, of which the second was closed ten days later than the first. */
async function insertClosedReports(): Promise<void> {
  await here.connections.pool.query(
    `INSERT INTO ethics_report (id, receipt_hash, recipient, received_on, closed_on)
     SELECT gen_random_uuid(), decode(md5(n::text), 'hex'), 'age1', today - 100, today - $1::int + 10 * n
     FROM generate_series(0, 1) AS n, (SELECT (now() AT TIME ZONE 'Europe/Paris')::date AS today) AS t`,
    [days],
  );
}

test('the scheduler deletes reports the configured number of days after they were closed', async () => {
  const { pool } = here.connections;
  const left = async () => {
    const { rows } = await pool.query<{ left: number }>(
      'SELECT count(*)::int AS left FROM ethics_report',
    );
    return rows[0]?.left;
  };
  await insertClosedReports();
  expect(await left()).toBe(2);
  // A new leader runs due jobs immediately.
  await pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_locks
     WHERE locktype = 'advisory' AND pid <> pg_backend_pid()
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  await until(async () => (await left()) === 1);
});
