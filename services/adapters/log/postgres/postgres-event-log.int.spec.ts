import type { EventLog, ExpectedRevision, NewEvent } from '@parvis/contracts/log/event-log.ts';
import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import type { Pool } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import {
  follow,
  type LogUnderTest,
  logForTest,
  newCommandId,
  readWholeLog,
  sampleEvents,
} from '../contract/log-under-test.ts';
import { describeEventLogContract } from '../event-log.contract.ts';
import { prepareAppend } from '../prepare-append.ts';
import { BreakableProxy } from '../testing/breakable-proxy.ts';
import { appendToLog } from './append-to-log.ts';
import { PostgresEventLog } from './postgres-event-log.ts';
import { logSchemaSql } from './schema.ts';

interface PostgresUnderTest extends LogUnderTest {
  readonly pool: Pool;
}

async function openPostgres(): Promise<PostgresUnderTest> {
  const database = await createTestDatabase();
  await database.pool.query(logSchemaSql);
  const server = new URL(database.url);
  const proxy = new BreakableProxy({ host: server.hostname, port: Number(server.port) });
  await proxy.start();
  const proxied = new URL(database.url);
  proxied.hostname = '127.0.0.1';
  proxied.port = String(proxy.port);
  const logs: PostgresEventLog[] = [];
  return {
    pool: database.pool,
    open() {
      const log = new PostgresEventLog({ url: proxied.href });
      logs.push(log);
      return log;
    },
    loseNextResponse: () => proxy.loseResponseTo('append-to-log'),
    becomeUnavailable: () => proxy.stop(),
    comeBack: () => proxy.start(),
    appendForeign: (stream, type) => appendForeign(database.pool, stream, type),
    rollBackAppend: (events) => rollBackAppend(database.pool, events),
    async dispose() {
      await Promise.all(logs.map((log) => log.close()));
      await proxy.stop();
      await database.drop();
    },
  };
}

async function appendForeign(pool: Pool, stream: string, type: string): Promise<void> {
  await pool.query(
    `insert into event (position, stream, revision, id, type, data, metadata)
     select coalesce(max(position), 0) + 1, $1, count(*) filter (where stream = $1), gen_random_uuid(), $2, '{}', '{}'
     from event`,
    [stream, type],
  );
}

async function rollBackAppend(pool: Pool, events: readonly NewEvent[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `select append_to_log(array['rolled-back'], array[-1], array[$1::int], $2::uuid[], $3::text[],
        array_fill('{}'::json, array[$1::int]), $4::text[], array_fill('"a":1}'::text, array[$1::int]))`,
      [
        events.length,
        events.map((event) => event.id),
        events.map((event) => event.type),
        events.map((event) => event.metadata.occurredAt),
      ],
    );
    await client.query('rollback');
  } finally {
    client.release();
  }
}

describeEventLogContract('PostgreSQL', openPostgres, {
  busyEvents: 100_000,
  idsUniqueAcrossStreams: true,
});

describe('the log in PostgreSQL', () => {
  it('numbers positions without gaps, whatever was rolled back or refused', async () => {
    const store = await openPostgres();
    try {
      const log = store.open();
      await log.append('page-1', 'no-stream', sampleEvents(newCommandId(), 2));
      await store.rollBackAppend?.(sampleEvents(newCommandId(), 3));
      await log.append('page-1', 0, sampleEvents(newCommandId()));
      await log.append('page-1', 1, sampleEvents(newCommandId(), 2));
      const positions = (await readWholeLog(log)).map((event) => Number(event.position));
      expect(positions).toEqual([1, 2, 3, 4]);
    } finally {
      await store.dispose();
    }
  });

  it('updates no row, so that a long transaction does not slow it', async () => {
    const store = await openPostgres();
    try {
      const log = store.open();
      for (let written = 0; written < 20; written += 1)
        await log.append(`page-${written}`, 'no-stream', sampleEvents(newCommandId(), 2));
      await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          log.append(`post-${at}`, 'no-stream', sampleEvents(newCommandId())),
        ),
      );
      // Connections update their statistics when they close.
      await log.close();
      await vi.waitFor(async () => {
        const { rows } = await store.pool.query(
          `select sum(n_tup_ins)::int as inserted, sum(n_tup_upd)::int as updated
           from pg_stat_user_tables where relname in ('event', 'log_head')`,
        );
        expect(rows).toEqual([{ inserted: 60, updated: 0 }]);
      }, 30_000);
    } finally {
      await store.dispose();
    }
  });

  it('neither loses nor duplicates events while two processes race for one stream', async () => {
    const store = await logForTest(openPostgres);
    const appendsEach = 60;
    const race = async (log: EventLog, count: number) => {
      let expected: ExpectedRevision = 'no-stream';
      let conflicts = 0;
      for (let written = 0; written < appendsEach; ) {
        const result = await log.append('page-1', expected, sampleEvents(newCommandId(), count));
        expected = result.outcome === 'conflict' ? result.actual : result.revision;
        if (result.outcome === 'conflict') conflicts += 1;
        else written += 1;
      }
      return conflicts;
    };
    const conflicts = await Promise.all([race(store.open(), 1), race(store.open(), 3)]);
    const events = await readWholeLog(store.open());
    const ordinals = Array.from({ length: appendsEach * 4 }, (_, ordinal) => ordinal);
    expect(events.map(({ revision }) => revision)).toEqual(ordinals);
    expect(events.map(({ position }) => Number(position) - 1)).toEqual(ordinals);
    expect(Math.max(...conflicts)).toBeGreaterThan(0);
  });

  it('survives its connections being terminated, and leaks none', async () => {
    const store = await openPostgres();
    try {
      const log = store.open();
      const seen = follow(log);
      await log.append('page-1', 'no-stream', sampleEvents(newCommandId()));
      for (let revision = 0; revision < 5; revision += 1) {
        await store.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and application_name like 'parvis l%'`,
        );
        expect(await log.append('page-1', revision, sampleEvents(newCommandId()))).toMatchObject({
          revision: revision + 1,
        });
      }
      await vi.waitFor(() => expect(seen).toHaveLength(6), { timeout: 30_000 });
      expect(await openConnections(store.pool)).toBeLessThanOrEqual(6);
      await log.close();
      await vi.waitFor(async () => expect(await openConnections(store.pool)).toBe(0), {
        timeout: 30_000,
      });
    } finally {
      await store.dispose();
    }
  });

  it('writes waiting appends in one transaction, each with its own outcome', async () => {
    const store = await logForTest(openPostgres);
    const log = store.open();
    const known = sampleEvents(newCommandId());
    await log.append('page-0', 'no-stream', known);
    const results = await Promise.all([
      log.append('page-1', 'no-stream', sampleEvents(newCommandId(), 2)),
      log.append('page-1', 'no-stream', sampleEvents(newCommandId())),
      log.append('page-0', 'no-stream', known),
      log.append('page-1', 1, sampleEvents(newCommandId())),
    ]);
    expect(results.map((result) => result.outcome)).toEqual([
      'appended',
      'conflict',
      'repeated',
      'appended',
    ]);
  });

  it('reports an append refused by the database to its caller alone', async () => {
    const store = await logForTest(openPostgres);
    const log = store.open();
    const [good, bad, alsoGood] = await Promise.allSettled([
      log.append('page-1', 'no-stream', sampleEvents(newCommandId())),
      log.append('page-\u0000', 'no-stream', sampleEvents(newCommandId())),
      log.append('page-2', 'no-stream', sampleEvents(newCommandId())),
    ]);
    expect(good).toMatchObject({ status: 'fulfilled', value: { outcome: 'appended' } });
    expect(bad?.status).toBe('rejected');
    expect(alsoGood).toMatchObject({ status: 'fulfilled', value: { outcome: 'appended' } });
  });

  it('writes a group of appends in one call', async () => {
    const database = await createTestDatabase();
    try {
      await database.pool.query(logSchemaSql);
      const appends = ['a', 'b'].map((stream) => ({
        stream,
        expected: 'no-stream' as const,
        events: prepareAppend(sampleEvents(newCommandId(), 2)),
      }));
      const results = await appendToLog(database.pool, appends);
      const { rows } = await database.pool.query<{ transactions: number }>(
        'select count(distinct xmin::text)::int as transactions from event',
      );
      expect(results.map((result) => result.outcome)).toEqual(['appended', 'appended']);
      expect(rows[0]?.transactions).toBe(1);
    } finally {
      await database.drop();
    }
  });
});

async function openConnections(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ open: number }>(
    `select count(*)::int as open from pg_stat_activity
      where datname = current_database() and application_name like 'parvis l%'`,
  );
  return rows[0]?.open ?? 0;
}
