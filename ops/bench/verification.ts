import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { Notary } from '@parvis/services/notary/notary.ts';
import { NotaryTable } from '@parvis/services/notary/notary-table.ts';
import { TileStore } from '@parvis/services/notary/tiles/tile-store.ts';
import { verify } from '@parvis/services/notary/verify/verify.ts';
import { Vault } from '@parvis/services/subjects/vault.ts';
import { connect } from '../backup/database-copy.ts';

/**
 * Measures how long a log takes to verify, in one thread and in several: the events of a stopped
 * Parvis, copied until there are as many as wanted.
 * `npx tsx ops/bench/verification.ts DATA_FOLDER EVENTS`
 */
const [dataFolder = '', wanted = '1000000'] = process.argv.slice(2);
const server = await startEmbeddedPostgres({ dataFolder, log: () => undefined });
const folder = await mkdtemp(join(tmpdir(), 'parvis-verification-'));
const names = ['bench_log', 'bench_site'];
try {
  await createDatabases();
  await measure(await copyEvents(Number(wanted)));
} finally {
  const admin = await connect(server.url('parvis'));
  for (const name of names) await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
  await rm(folder, { recursive: true });
  await server.stop();
}

async function createDatabases(): Promise<void> {
  const admin = await connect(server.url('parvis'));
  for (const name of names) {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(
      `create database ${name}${name === 'bench_log' ? ' template parvis_log' : ''}`,
    );
  }
  await admin.end();
  await migrate(server.url('bench_log'), logMigrations);
  await migrate(server.url('bench_site'), databaseMigrations);
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
      pauseMs: 0,
      onStopped: (reason) => console.log(`stopped: ${reason}`),
    });
    await timed(`signing ${count} events`, async () => {
      await notary.begin();
      while ((await notary.handleBatch()) === 0);
    });
    const ports = { log, db, table, tiles, clock: systemClock, isGapless: true };
    const verified = async (threads?: number) => {
      const scan = (key: Buffer) => scanInThreads(log, server.url('bench_log'), key, threads);
      const { events, findings } = await verify({ ...ports, ...(threads && { scan }) });
      const kinds = new Set(findings.map(({ kind }) => kind));
      return `${events} events, findings: ${[...kinds].join() || 'none'}`;
    };
    await timed('verifying in this thread', () => verified());
    for (const threads of [1, availableParallelism()])
      await timed(`verifying in ${threads} thread(s)`, () => verified(threads));
  } finally {
    await log.close();
    await db.end();
  }
}

async function timed(what: string, work: () => Promise<string | void>): Promise<void> {
  const [started, before] = [performance.now(), process.cpuUsage()];
  const said = await work();
  const { user, system } = process.cpuUsage(before);
  console.log(
    `${what}: ${((performance.now() - started) / 1_000).toFixed(1)} s, of this process's processors ${((user + system) / 1e6).toFixed(1)} s${said ? ` (${said})` : ''}; ${availableParallelism()} processors`,
  );
}
