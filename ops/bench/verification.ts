import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { systemClock } from '@parvis/services/adapters/clock.ts';
import {
  databaseMigrations,
  logMigrations,
  migrate,
} from '@parvis/services/adapters/database/migrate.ts';
import { openPool } from '@parvis/services/adapters/database/open-pool.ts';
import { startEmbeddedPostgres } from '@parvis/services/adapters/embedded-postgres/embedded-postgres.ts';
import { PostgresEventLog } from '@parvis/services/adapters/log/postgres/postgres-event-log.ts';
import { DiskStorage } from '@parvis/services/adapters/storage/disk-storage.ts';
import { scanInThreads } from '@parvis/services/main/verifying/scan-in-threads.ts';
import { SealedKeys } from '@parvis/services/notary/keys/sealed-keys.ts';
import { SigningKeys } from '@parvis/services/notary/keys/signing-keys.ts';
import { commitmentTo, LeafMaker } from '@parvis/services/notary/leaf.ts';
import { Notary } from '@parvis/services/notary/notary.ts';
import { NotaryTable } from '@parvis/services/notary/notary-table.ts';
import { TileStore } from '@parvis/services/notary/tiles/tile-store.ts';
import { verify } from '@parvis/services/notary/verify/verify.ts';
import { Vault } from '@parvis/services/subjects/vault.ts';
import type { Pool } from 'pg';
import { connect } from '../backup/database-copy.ts';
import { cpuSecondsOf } from './cpu-with-database.ts';
import { appendSamples } from './sample-events.ts';

/**
 * Measures how long a log takes to verify, in this thread and in one for each processor: sample
 * events, or those of a stopped Parvis, copied until there are as many as wanted.
 * `npx tsx ops/bench/built.ts verification EVENTS [DATA_FOLDER]`
 */
const [wanted = '1000000', stopped] = process.argv.slice(2);
const dataFolder = stopped ?? (await mkdtemp(join(tmpdir(), 'parvis-verification-')));
const server = await startEmbeddedPostgres({ dataFolder, log: () => undefined });
const folder = await mkdtemp(join(tmpdir(), 'parvis-verification-'));
const names = ['bench_log', 'bench_site'];
/** The number of events of which the commitments alone are measured. */
const sampled = 5_000;
try {
  await createDatabases();
  await measure(await fillLog(Number(wanted)));
} finally {
  const admin = await connect(server.url('parvis'));
  for (const name of names) await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
  await rm(folder, { recursive: true });
  await server.stop();
  if (stopped === undefined) await rm(dataFolder, { recursive: true });
}

async function createDatabases(): Promise<void> {
  const admin = await connect(server.url('parvis'));
  for (const name of names) {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(
      `create database ${name}${name === 'bench_log' && stopped !== undefined ? ' template parvis_log' : ''}`,
    );
  }
  await admin.end();
  await migrate(server.url('bench_log'), logMigrations);
  await migrate(server.url('bench_site'), databaseMigrations);
}

/** @returns the number of events */
async function fillLog(count: number): Promise<number> {
  if (stopped !== undefined) return copyEvents(count);
  const log = new PostgresEventLog({ url: server.url('bench_log') });
  await appendSamples(log, count);
  await log.close();
  return count;
}

/** Each copy has streams and ids of its own, and follows the one before. @returns the number of events */
async function copyEvents(count: number): Promise<number> {
  const log = await connect(server.url('bench_log'));
  const { rows } = await log.query<{ count: number }>('select count(*)::int as count from event');
  const original = rows[0]?.count ?? 0;
  for (let copy = 1; copy * original < count; copy += 1)
    await log.query(
      `insert into event select position + $1::int * $2::int, stream || '-copy' || $1::int, revision,
         gen_random_uuid(), type, data, metadata from event where position <= $2::int
         and position <= $3::int - $1::int * $2::int`,
      [copy, original, count],
    );
  await log.query('vacuum analyze event');
  await log.end();
  return Math.max(count, original);
}

async function measure(count: number): Promise<void> {
  const log = new PostgresEventLog({ url: server.url('bench_log') });
  const db = openPool(server.url('bench_site'));
  const vault = new Vault(['a secret of at least thirty-two characters']);
  const table = new NotaryTable(db, vault);
  const tiles = new TileStore(new DiskStorage(folder));
  try {
    const notary = new Notary({
      log,
      append: log.append.bind(log),
      table,
      keys: new SigningKeys({ table, sealed: new SealedKeys(db, vault) }),
      tiles,
      clock: systemClock,
      origin: 'bench.example/tlog',
      waitMs: 0,
      onStopped: (reason) => console.log(`stopped: ${reason}`),
    });
    await timed(db, count, 'signing', async () => {
      await notary.begin();
      while ((await notary.handleBatch()) === 0);
    });
    await commitAlone(log, count);
    const ports = { log, db, table, tiles, clock: systemClock, isGapless: true };
    const verified = async (threads?: number) => {
      const scan = (key: Buffer) => scanInThreads(log, server.url('bench_log'), key, threads);
      const pages = pageTimes();
      const { events, findings } = await verify(
        { ...ports, ...(threads && { scan }) },
        [],
        [],
        [],
        (done) => pages.add(done),
      );
      const found = new Set(findings.map(({ kind }) => kind));
      return `${events} events, findings: ${[...found].join() || 'none'}${threads ? '' : `; the fastest tenth of pages: ${pages.fastest().toFixed(0)} µs of Node an event`}`;
    };
    const threads = availableParallelism();
    await timed(db, count, `verifying in ${threads} threads`, () => verified(threads));
    await timed(db, count, 'verifying in this thread', () => verified());
  } finally {
    await log.close();
    await db.end();
  }
}

/** What a verification cannot do without: the commitments to the texts of a sample of the events. */
async function commitAlone(log: PostgresEventLog, count: number): Promise<void> {
  const maker = new LeafMaker(Buffer.alloc(32));
  const events = await log.readAll(startOfLog, Math.min(count, sampled));
  const texts = events.flatMap((event) => maker.disclose(event));
  const before = cpuSeconds();
  for (const { text, salt } of texts) commitmentTo(text, salt);
  const each = ((cpuSeconds() - before) / events.length) * 1e6;
  console.log(
    `floor: ${(texts.length / events.length).toFixed(1)} texts an event, ${each.toFixed(1)} µs to commit to them`,
  );
}

/** The CPU time of each page: the fastest were disturbed least by what else the machine did. */
function pageTimes() {
  const each: number[] = [];
  let last = { events: 0, seconds: cpuSeconds() };
  return {
    add(events: number) {
      const seconds = cpuSeconds();
      each.push((seconds - last.seconds) / (events - last.events));
      last = { events, seconds };
    },
    /** Returns the microseconds for an event that a tenth of the pages did not exceed. */
    fastest() {
      const sorted = each.toSorted((one, other) => one - other);
      return (sorted[Math.floor(sorted.length / 10)] ?? Number.NaN) * 1e6;
    },
  };
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

async function timed(
  db: Pool,
  count: number,
  what: string,
  work: () => Promise<string | void>,
): Promise<void> {
  const [started, before] = [performance.now(), await cpuSecondsOf(process.pid, db)];
  const said = await work();
  const [seconds, after] = [
    (performance.now() - started) / 1_000,
    await cpuSecondsOf(process.pid, db),
  ];
  const each = (from: number, to: number) => `${(((to - from) / count) * 1e6).toFixed(0)} µs`;
  console.log(
    `${what}: ${seconds.toFixed(1)} s; of Node ${each(before.node, after.node)}, of PostgreSQL ${each(before.postgres, after.postgres)} an event; ${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB resident; load ${loadavg()[0]?.toFixed(1)}${said ? ` (${said})` : ''}`,
  );
}
