import { expect, test } from 'vitest';
import type { Queryable } from '../postgres/queryable.ts';
import { RememberedEntries } from './memory.ts';
import type { Projection } from './projection.ts';
import { projectionWorld, until, waitForState, waitLimitMs } from './testing/projection-world.ts';
import { closedEvent, idsOf, openAccounts } from './testing/tally.ts';

/**
 * Numbers the events it sees, and counts them in its memory; reads its rows only when it has none.
 */
function counter(
  fails: () => boolean = () => false,
): Projection & { readonly looks: () => number } {
  const remembered = new RememberedEntries(() => new Map<'count', number>());
  let looks = 0;
  return {
    name: 'counter',
    version: 1,
    handles: ['AccountOpened', 'AccountClosed'],
    ignores: [],
    createTables: (schema) => `create table ${schema}.numbered (place int, event_id text)`,
    looks: () => looks,
    async apply(events, sql, schema, memory) {
      const known = remembered.under(memory);
      if (!known.has('count')) {
        looks += 1;
        known.set('count', (await numbered(sql, schema)).length);
      }
      for (const { id } of events) {
        const place = (known.get('count') ?? 0) + 1;
        known.set('count', place);
        await sql.query(`insert into ${schema}.numbered values ($1, $2)`, [place, id]);
      }
      if (events.some(({ type }) => type === 'AccountClosed') && fails())
        throw new Error('cannot close');
      return { tags: [] };
    },
  };
}

async function numbered(sql: Queryable, schema = 'counter'): Promise<string[]> {
  const { rows } = await sql.query<{ line: string }>(
    `select place || ' ' || event_id as line from ${schema}.numbered order by place, event_id`,
  );
  return rows.map(({ line }) => line);
}

const inOrder = (ids: readonly string[]) => ids.map((id, index) => `${index + 1} ${id}`);

test('a projection’s memory is passed from batch to batch', async () => {
  const { log, db, start } = await projectionWorld();
  openAccounts(log, 95);
  const projection = counter();
  const engine = start([projection]);
  expect(await engine.waitUntil(['counter'], await log.head(), waitLimitMs)).toBe(true);
  expect(await numbered(db.pool)).toEqual(inOrder(idsOf(log)));
  expect(projection.looks()).toBe(1);
});

test('the memory of a failed batch is forgotten', async () => {
  const { log, db, start } = await projectionWorld();
  openAccounts(log, 25);
  log.append('account-3', closedEvent);
  openAccounts(log, 8);
  let fails = true;
  const engine = start([counter(() => fails)]);
  await waitForState(engine, 'counter', 'failed');
  expect(await numbered(db.pool)).toEqual(inOrder(idsOf(log).slice(0, 25)));
  fails = false;
  await engine.retry('counter');
  expect(await engine.waitUntil(['counter'], await log.head(), waitLimitMs)).toBe(true);
  expect(await numbered(db.pool)).toEqual(inOrder(idsOf(log)));
});

test('a lost connection clears the memory', async () => {
  const { log, db, start } = await projectionWorld();
  const projection = counter();
  const engine = start([projection]);
  for (let round = 0; round < 5; round += 1) {
    openAccounts(log, 30);
    expect(await engine.waitUntil(['counter'], await log.head(), waitLimitMs)).toBe(true);
    await db.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
  }
  expect(await numbered(db.pool)).toEqual(inOrder(idsOf(log)));
  expect(projection.looks()).toBeGreaterThan(1);
});

test('each of two processes keeps its memory only while it leads', async () => {
  const { log, db, start } = await projectionWorld();
  const projection = counter();
  const first = start([projection]);
  openAccounts(log, 30);
  await first.waitUntil(['counter'], await log.head(), waitLimitMs);
  const second = start([projection]);
  await first.stop();
  openAccounts(log, 30);
  expect(await second.waitUntil(['counter'], await log.head(), waitLimitMs)).toBe(true);
  expect(await numbered(db.pool)).toEqual(inOrder(idsOf(log)));
});

test('a rebuild remembers its own rows, and the projection continues with them', async () => {
  const { log, db, start } = await projectionWorld();
  openAccounts(log, 50);
  const engine = start([counter()]);
  await engine.waitUntil(['counter'], await log.head(), waitLimitMs);
  await engine.rebuild('counter');
  openAccounts(log, 25);
  await until(async () => (await numbered(db.pool, 'counter_previous').catch(() => [])).length > 0);
  openAccounts(log, 25);
  expect(await engine.waitUntil(['counter'], await log.head(), waitLimitMs)).toBe(true);
  expect(await numbered(db.pool)).toEqual(inOrder(idsOf(log)));
});
