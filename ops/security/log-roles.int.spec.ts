import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { logMigrations, migrate } from '@parvis/services/adapters/database/migrate.ts';
import {
  newCommandId,
  sampleEvents,
} from '@parvis/services/adapters/log/contract/log-under-test.ts';
import { PostgresEventLog } from '@parvis/services/adapters/log/postgres/postgres-event-log.ts';
import { mayRewriteLog } from '@parvis/services/adapters/log/postgres/site-role.ts';
import { escapeIdentifier, Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';

/** A log whose site had every right, until its operator ran the script as the README says. */
async function limitedLog() {
  const database = await createTestDatabase();
  await migrate(database.url, logMigrations);
  const site = `site_${randomUUID().slice(0, 8)}`;
  const role = escapeIdentifier(site);
  await database.pool.query(`create role ${role} login password 'p';
    grant all on all tables in schema public to ${role}, public`);
  const url = Object.assign(new URL(database.url), { username: site, password: 'p' }).href;
  const mightBefore = await mayRewriteLog(url);
  const script = await readFile(new URL('log-roles.sql', import.meta.url), 'utf8');
  // What psql does with -v site=….
  await database.pool.query(script.replaceAll(':"site"', role));
  const [log, pool] = [new PostgresEventLog({ url }), new Pool({ connectionString: url })];
  pool.on('error', () => undefined);
  onTestFinished(async () => {
    await Promise.all([log.close(), pool.end()]);
    await database.pool.query(`drop owned by ${role}; drop role ${role}`);
    await database.drop();
  });
  return { log, pool, url, mightBefore };
}

test('after log-roles.sql the site reads and appends, in every way that it does', async () => {
  const { log, url, mightBefore } = await limitedLog();
  expect([mightBefore, await mayRewriteLog(url)]).toEqual([true, false]);
  const results = [
    await log.append('a', 'no-stream', sampleEvents(newCommandId())),
    await log.append('a', 0, sampleEvents(newCommandId(), 3)),
    ...(await log.appendInOrder([
      { stream: 'b', expected: 'no-stream', events: sampleEvents(newCommandId()) },
      { stream: 'c', expected: 'no-stream', events: sampleEvents(newCommandId(), 2) },
    ])),
  ];
  expect(results.map(({ outcome }) => outcome)).toEqual(Array<string>(4).fill('appended'));
  expect((await log.readStream('a')).map(({ revision }) => revision)).toEqual([0, 1, 2, 3]);
  expect(await migrate(url, logMigrations)).toEqual([]);
});

test('after log-roles.sql the site is refused everything else', async () => {
  const { log, pool, url } = await limitedLog();
  await log.append('a', 'no-stream', sampleEvents(newCommandId()));
  for (const statement of [
    `insert into event select 9, 's', 0, gen_random_uuid(), 'T', '{}', '{}'`,
    `update event set data = '{}'`,
    'delete from event',
    'truncate event',
    'begin; lock table event in access exclusive mode',
    'select * from event for update',
    'create index on event (type)',
    'create trigger mine before insert on event execute function suppress_redundant_updates_trigger()',
    'create rule mine as on insert to event do instead nothing',
    'alter table event add column more int',
    'alter table event disable trigger all',
    'alter table event owner to current_user',
    'drop table event',
    'drop function append_one',
    'alter function append_one security invoker',
    'create table public.mine (one int)',
    `insert into migration select * from migration`,
    'delete from migration',
    'set role postgres',
  ])
    await expect(pool.query(statement)).rejects.toThrow(
      /permission denied|must be owner|does not exist/,
    );
  // PostgreSQL warns that this grants nothing, and does not refuse it.
  await pool.query('grant update on event to public');
  expect(await mayRewriteLog(url)).toBe(false);
  expect(await log.readStream('a')).toHaveLength(1);
});
