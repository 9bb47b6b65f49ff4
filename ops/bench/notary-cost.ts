import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewEvent } from '@parvis/contracts/log/event-log.ts';
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
import { SealedKeys } from '@parvis/services/notary/keys/sealed-keys.ts';
import { SigningKeys } from '@parvis/services/notary/keys/signing-keys.ts';
import { Notary } from '@parvis/services/notary/notary.ts';
import { NotaryTable } from '@parvis/services/notary/notary-table.ts';
import { TileStore } from '@parvis/services/notary/tiles/tile-store.ts';
import { Vault } from '@parvis/services/subjects/vault.ts';
import { connect } from '../backup/database-copy.ts';
import { cpuSecondsOf } from './cpu-with-database.ts';
import { spreadOf } from './rounds.ts';

/**
 * Measures by how much the notary raises the CPU time of an append, of this process and PostgreSQL:
 * interleaved pairs of as many appends, one after another, with the notary following and without.
 * `npx tsx ops/bench/notary-cost.ts PAIRS APPENDS PER_SECOND`
 */
const [pairs = '15', appends = '1000', perSecond = '0'] = process.argv.slice(2);
let isAppending = false;
const dataFolder = await mkdtemp(join(tmpdir(), 'parvis-notary-cost-'));
const server = await startEmbeddedPostgres({ dataFolder, log: () => undefined });
try {
  await measure(Number(pairs), Number(appends));
} finally {
  await server.stop();
  await rm(dataFolder, { recursive: true });
}

async function measure(rounds: number, count: number): Promise<void> {
  const admin = await connect(server.url('parvis'));
  for (const name of ['bench_log', 'bench_site']) await admin.query(`create database ${name}`);
  await admin.end();
  await migrate(server.url('bench_log'), logMigrations);
  await migrate(server.url('bench_site'), databaseMigrations);
  const log = new PostgresEventLog({ url: server.url('bench_log') });
  const db = openPool(server.url('bench_site'));
  const vault = new Vault(['a secret of at least thirty-two characters']);
  const table = new NotaryTable(db, vault);
  const notary = new Notary({
    log,
    append: log.append.bind(log),
    table,
    keys: new SigningKeys({ table, sealed: new SealedKeys(db, vault) }),
    tiles: new TileStore(new DiskStorage(join(dataFolder, 'tiles'))),
    clock: systemClock,
    origin: 'bench.example/tlog',
    pauseMs: 500,
    onStopped: (reason) => console.log(`stopped: ${reason}`),
  });
  await notary.begin();
  const signAll = async () => {
    while ((await notary.handleBatch()) === 0);
  };
  const used = async (work: () => Promise<unknown>) => {
    const sum = async () => {
      const { node, postgres } = await cpuSecondsOf(process.pid, db);
      return node + postgres;
    };
    const before = await sum();
    await work();
    return ((await sum()) - before) / count;
  };
  await signAll();
  await appendAll(log, count);
  const rises: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const without = await used(() => appendAll(log, count));
    await signAll();
    const withNotary = await used(() => Promise.all([appendAll(log, count), follow(notary)]));
    await signAll();
    rises.push(withNotary / without - 1);
    console.log(
      `${(without * 1e6).toFixed(0)} µs without, ${(withNotary * 1e6).toFixed(0)} µs with: ${percent(rises.at(-1) ?? 0)}`,
    );
  }
  const { median, least, most } = spreadOf(rises);
  console.log(
    `median of ${rounds} pairs: ${percent(median)} (${percent(least)} to ${percent(most)})`,
  );
  await log.close();
  await db.end();
}

/** Signs what is appended meanwhile, and the rest of it. */
async function follow(notary: Notary): Promise<void> {
  do await notary.handleBatch();
  while (isAppending);
  while ((await notary.handleBatch()) === 0);
}

async function appendAll(log: PostgresEventLog, count: number): Promise<void> {
  isAppending = true;
  const stream = `bench-${randomUUID()}`;
  const everyMs = Number(perSecond) > 0 ? 1_000 / Number(perSecond) : 0;
  for (let written = 0; written < count; written += 1) {
    await log.append(stream, written === 0 ? 'no-stream' : written - 1, [savedText(written)]);
    if (everyMs > 0) await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  isAppending = false;
}

/** A save of a text of usual length: eight paragraphs. */
function savedText(revision: number): NewEvent {
  const paragraph = (n: number) => ({
    type: 'paragraph',
    content: [
      { type: 'text', text: `Paragraph ${n} of revision ${revision}. ${'Words. '.repeat(20)}` },
    ],
  });
  return {
    id: randomUUID(),
    type: 'ModuleSaved',
    data: {
      contentId: 'bench0000001',
      moduleId: 'bench00000010001',
      revision,
      data: { type: 'doc', content: Array.from({ length: 8 }, (_, n) => paragraph(n)) },
    },
    metadata: {
      commandId: randomUUID(),
      actor: 'bench0000001',
      occurredAt: new Date().toISOString(),
      version: 1,
    },
  };
}

function percent(share: number): string {
  return `${share >= 0 ? '+' : ''}${(share * 100).toFixed(1)} %`;
}
