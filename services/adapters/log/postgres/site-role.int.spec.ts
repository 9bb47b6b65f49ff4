import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { logMigrations, migrate } from '../../database/migrate.ts';
import { newCommandId, sampleEvents } from '../contract/log-under-test.ts';
import { PostgresEventLog } from './postgres-event-log.ts';
import { mayRewriteLog, openSiteRole } from './site-role.ts';

async function openAsSite() {
  const database = await createTestDatabase();
  await migrate(database.url, logMigrations);
  const url = await openSiteRole(database.url);
  const [log, pool] = [new PostgresEventLog({ url }), new Pool({ connectionString: url })];
  // The server ends connections when the database is dropped.
  pool.on('error', () => undefined);
  onTestFinished(async () => {
    await Promise.all([log.close(), pool.end()]);
    await database.drop();
  });
  return { database, url, log, pool };
}

test('the role of the site appends in every way, reads, and is made again at the next start', async () => {
  const { database, log, url } = await openAsSite();
  const one = await log.append('a', 'no-stream', sampleEvents(newCommandId()));
  const several = await log.append('a', 0, sampleEvents(newCommandId(), 3));
  const together = await log.appendInOrder([
    { stream: 'b', expected: 'no-stream', events: sampleEvents(newCommandId()) },
    { stream: 'c', expected: 'no-stream', events: sampleEvents(newCommandId(), 2) },
  ]);
  const outcomes = [one, several, ...together].map(({ outcome }) => outcome);
  expect(outcomes).toEqual(Array<string>(4).fill('appended'));
  expect((await log.readStream('a')).map(({ revision }) => revision)).toEqual([0, 1, 2, 3]);
  expect(await migrate(url, logMigrations)).toEqual([]);
  const again = new PostgresEventLog({ url: await openSiteRole(database.url) });
  expect(await again.last()).toMatchObject({ stream: 'c', revision: 1 });
  await again.close();
});

test.each([
  `insert into event select 9, 's', 0, gen_random_uuid(), 'T', '{}', '{}'`,
  `update event set data = '{}'`,
  'delete from event',
  'truncate event',
  'drop table event',
  'alter table event disable trigger all',
  'drop function append_one',
  'create or replace function append_one(in_stream text, expected int, occurred text, rest text, event_id uuid, event_type text, event_data json) returns bigint language sql as $$ select 1::bigint $$',
  'create table public.mine (one int)',
  'set role postgres',
  'delete from migration',
])('the role of the site is refused “%s”', async (statement) => {
  const { log, pool } = await openAsSite();
  await log.append('a', 'no-stream', sampleEvents(newCommandId()));
  await expect(pool.query(statement)).rejects.toThrow(
    /permission denied|must be owner|does not exist/,
  );
});

test('a table of the same name in a temporary schema is not what is appended to', async () => {
  const { log, pool } = await openAsSite();
  const client = await pool.connect();
  await client.query('create temporary table event (like public.event including all)');
  await client.query(
    `select append_one('a', -1, '2026-01-01T00:00:00.000Z', '"version":1}', gen_random_uuid(), 'T', '{}')`,
  );
  client.release();
  expect(await log.last()).toMatchObject({ stream: 'a' });
});

test('a role that may do more than append is named as such', async () => {
  const { database, url } = await openAsSite();
  expect(await mayRewriteLog(database.url)).toBe(true);
  expect(await mayRewriteLog(url)).toBe(false);
  await database.pool.query('grant delete on event to parvis_log_site');
  expect(await mayRewriteLog(url)).toBe(true);
});
