import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Bus } from '@parvis/contracts/log/bus.ts';
import { ordinalOf, startOfLog } from '@parvis/contracts/log/position.ts';
import { untilWoken } from '@parvis/projections/follower/follower.ts';
import { LogReader } from '@parvis/projections/follower/log-reader.ts';
import { InProcessBus } from '@parvis/services/adapters/bus/in-process-bus.ts';
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
import { checkpointAfterMs } from '@parvis/services/main/notary.ts';
import { SealedKeys } from '@parvis/services/notary/keys/sealed-keys.ts';
import { SigningKeys } from '@parvis/services/notary/keys/signing-keys.ts';
import { Notary } from '@parvis/services/notary/notary.ts';
import { NotaryTable } from '@parvis/services/notary/notary-table.ts';
import { TileStore } from '@parvis/services/notary/tiles/tile-store.ts';
import { Vault } from '@parvis/services/subjects/vault.ts';
import { connect } from '../backup/database-copy.ts';
import { cpuSecondsOf } from './cpu-with-database.ts';
import { spreadOf } from './rounds.ts';
import { savedText } from './sample-events.ts';

/**
 * Measures by how much the notary raises the CPU time of an append, of this process and PostgreSQL:
 * interleaved pairs of twice as many appends, one after another, with the notary following and
 * without, in the order with, without, without, with, or the opposite one.
 * It follows as in the product: woken by the reader of the log, after one more follower that reads
 * in both, as the read models of pages do.
 * `npx tsx ops/bench/built.ts notary-cost PAIRS APPENDS PER_SECOND…` (0: without a pause)
 */
const [pairs = '15', appends = '2000', ...rates] = process.argv.slice(2);
const dataFolder = await mkdtemp(join(tmpdir(), 'parvis-notary-cost-'));
const server = await startEmbeddedPostgres({ dataFolder, log: () => undefined });
try {
  const world = await openWorld();
  for (const rate of rates.length === 0 ? ['100', '0'] : rates) await measure(world, Number(rate));
  await world.close();
} finally {
  await server.stop();
  await rm(dataFolder, { recursive: true });
}

async function openWorld() {
  const admin = await connect(server.url('parvis'));
  for (const name of ['bench_log', 'bench_site']) await admin.query(`create database ${name}`);
  await admin.end();
  await migrate(server.url('bench_log'), logMigrations);
  await migrate(server.url('bench_site'), databaseMigrations);
  const log = new PostgresEventLog({ url: server.url('bench_log') });
  const db = openPool(server.url('bench_site'));
  const bus = new InProcessBus();
  const reader = new LogReader({ log, pool: db, bus, hasOneServer: true, first: [readModel] });
  reader.start();
  const readUntil = followAsReadModel(reader, bus);
  const close = async () => {
    await reader.stop();
    await log.close();
    await db.end();
  };
  return { log, db, reader, readUntil, close };
}

type World = Awaited<ReturnType<typeof openWorld>>;

const readModel = 'read-model';

/** Reads what is appended, and does nothing else. @returns what waits until it has read an event */
function followAsReadModel(reader: LogReader, bus: Bus) {
  let read = startOfLog;
  reader.follow(
    {
      begin: async () => undefined,
      async handleBatch() {
        const last = (await reader.log.readAll(read, 8_000)).at(-1);
        if (last === undefined) return untilWoken;
        read = last.position;
        bus.publish({ about: 'projection', projection: readModel, position: read, tags: [] });
        return 0;
      },
    },
    { name: readModel, lockName: 'bench read model', onError: console.error },
  );
  return async (end: bigint) => {
    while (ordinalOf(read) < end) await setTimeout(20);
  };
}

/** Lets the notary follow. @returns what waits until it has signed so many events, and what ends it */
function startNotary({ log, db, reader }: World) {
  let signed = 0;
  let checkpoints = 0;
  const vault = new Vault(['a secret of at least thirty-two characters']);
  const table = new NotaryTable(db, vault);
  const notary = new Notary({
    log: reader.log,
    append: log.append.bind(log),
    table,
    keys: new SigningKeys({ table, sealed: new SealedKeys(db, vault) }),
    tiles: new TileStore(new DiskStorage(join(dataFolder, 'tiles'))),
    clock: systemClock,
    origin: 'bench.example/tlog',
    waitMs: checkpointAfterMs,
    onStopped: (reason) => console.log(`stopped: ${reason}`),
    onSigned({ size }) {
      signed = size;
      checkpoints += 1;
    },
  });
  const onError = console.error;
  const following = reader.follow(notary, { name: 'notary', lockName: 'bench notary', onError });
  return {
    checkpoints: () => checkpoints,
    async signedUntil(end: bigint) {
      while (signed < end) await setTimeout(20);
    },
    stop: () => following.stop(),
  };
}

async function measure(world: World, perSecond: number): Promise<void> {
  const { log, db, readUntil } = world;
  const count = Number(appends);
  const end = async () => ordinalOf(await log.head());
  let signing: ReturnType<typeof startNotary> | undefined;
  const used = async () => {
    const before = await cpuSecondsOf(process.pid, db);
    await appendAll(log, count, perSecond);
    // The last checkpoint is due within a second, and the idle time is the same without a notary.
    await setTimeout(1_000);
    await readUntil(await end());
    await signing?.signedUntil(await end());
    const after = await cpuSecondsOf(process.pid, db);
    const seconds = [after.node - before.node, after.postgres - before.postgres];
    return seconds.map((one) => one / count / 2);
  };
  const withNotary = async () => {
    signing = startNotary(world);
    await signing.signedUntil(await end());
    const before = signing.checkpoints();
    const seconds = await used();
    await signing.stop();
    checkpoints += signing.checkpoints() - before;
    signing = undefined;
    return seconds;
  };
  await appendAll(log, 500, 0);
  const rises: number[] = [];
  let checkpoints = 0;
  for (let round = 0; round < Number(pairs); round += 1) {
    checkpoints = 0;
    const [outer, inner] = round % 2 === 0 ? [used, withNotary] : [withNotary, used];
    const parts = [await outer(), await inner(), await inner(), await outer()] as const;
    const [ofOuter, ofInner] = [added(parts[0], parts[3]), added(parts[1], parts[2])];
    const [without, seconds] = round % 2 === 0 ? [ofOuter, ofInner] : [ofInner, ofOuter];
    rises.push(sum(seconds) / sum(without) - 1);
    console.log(
      `${perSecond || 'all'}/s: ${micro(without)} without, ${micro(seconds)} with, ${checkpoints} checkpoints: ${percent(rises.at(-1) ?? 0)}; load ${loadavg()[0]?.toFixed(1)}`,
    );
  }
  const { median, least, most } = spreadOf(rises);
  console.log(
    `${perSecond || 'all'}/s: median of ${pairs} pairs: ${percent(median)} (${percent(least)} to ${percent(most)})`,
  );
}

async function appendAll(log: PostgresEventLog, count: number, perSecond: number): Promise<void> {
  const stream = `bench-${randomUUID()}`;
  const started = performance.now();
  for (let written = 0; written < count; written += 1) {
    await log.append(stream, written === 0 ? 'no-stream' : written - 1, [savedText(written)]);
    const due = perSecond > 0 ? started + ((written + 1) * 1_000) / perSecond : 0;
    if (due > performance.now()) await setTimeout(due - performance.now());
  }
}

function added(one: readonly number[], other: readonly number[]): readonly number[] {
  return one.map((seconds, n) => seconds + (other[n] ?? 0));
}

function sum([node = 0, postgres = 0]: readonly number[]): number {
  return node + postgres;
}

function micro([node = 0, postgres = 0]: readonly number[]): string {
  return `${(node * 1e6).toFixed(0)} + ${(postgres * 1e6).toFixed(0)} µs`;
}

function percent(share: number): string {
  return `${share >= 0 ? '+' : ''}${(share * 100).toFixed(1)} %`;
}
