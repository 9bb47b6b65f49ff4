import { expect, test } from 'vitest';
import { projectionWorld, waitForState, waitLimitMs } from './testing/projection-world.ts';
import { closedEvent, failingProjection, openAccounts } from './testing/tally.ts';
import { verifyRows } from './verify-rows.ts';

async function builtWorld() {
  const { log, db, start } = await projectionWorld();
  const armed = { now: true };
  const projections = [failingProjection('tally', armed), failingProjection('other', armed)];
  const verified = async () => verifyRows({ pool: db.pool, log, projections });
  const engine = start(projections);
  openAccounts(log, 2_500);
  await engine.waitUntil(['tally', 'other'], await log.head(), waitLimitMs);
  return { log, db, engine, armed, verified };
}

test('rows that nobody touched are those of the log, and nothing is left of the comparison', async () => {
  const { db, verified } = await builtWorld();
  expect(await verified()).toEqual({
    verified: ['tally', 'other'],
    skipped: [],
    differences: [],
  });
  const { rows } = await db.pool.query(
    `select from pg_namespace where nspname like '%\\_verified'`,
  );
  expect(rows).toEqual([]);
});

test.each([
  [
    'an edited row',
    `update tally.seen set version = 9 where place = 7`,
    [
      ['missing', '"version": 1'],
      ['extra', '"version": 9'],
    ],
  ],
  ['a deleted row', `delete from tally.seen where place = 7`, [['missing', '"version": 1']]],
  ['an inserted row', `insert into tally.seen values ('mine', 1)`, [['extra', '"mine"']]],
  [
    'a row written twice',
    `insert into tally.seen select event_id, version from tally.seen where place = 7`,
    [['extra', '"version": 1']],
  ],
])('%s is named, in a table without a key too', async (_what, statement, expected) => {
  const { db, verified } = await builtWorld();
  await db.pool.query(statement);
  const { differences } = await verified();
  expect(differences).toHaveLength(expected.length);
  for (const [difference, key = ''] of expected)
    expect(differences).toContainEqual({
      projection: 'tally',
      table: 'seen',
      difference,
      key: expect.stringContaining(key),
      columns: [],
    });
});

test('an event that an operator skipped is skipped in the comparison too', async () => {
  const { log, engine, armed, verified } = await builtWorld();
  log.append('account-1', closedEvent);
  openAccounts(log, 3);
  for (const name of ['tally', 'other']) await waitForState(engine, name, 'failed');
  expect(await verified()).toMatchObject({ verified: [], skipped: ['tally', 'other'] });
  await engine.skip('tally', 'somebody');
  await waitForState(engine, 'tally', 'live');
  expect(await engine.waitUntil(['tally'], await log.head(), waitLimitMs)).toBe(true);
  expect(await verified()).toEqual({ verified: ['tally'], skipped: ['other'], differences: [] });
  armed.now = false;
  expect((await verified()).differences).toMatchObject([
    { projection: 'tally', difference: 'missing' },
  ]);
});
