import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMigratedDatabase, createTestDatabase } from '@parvis/ops/testing/database.ts';
import { onTestFinished } from 'vitest';
import { systemClock } from '../../adapters/clock.ts';
import { eventId } from '../../adapters/log/event-ids.ts';
import { PostgresEventLog } from '../../adapters/log/postgres/postgres-event-log.ts';
import { logSchemaSql } from '../../adapters/log/postgres/schema.ts';
import { DiskStorage } from '../../adapters/storage/disk-storage.ts';
import { Vault } from '../../subjects/vault.ts';
import type { KeyFile } from '../keys/key-file.ts';
import { NotaryTable, type StopReason } from '../notary-table.ts';
import { TileStore } from '../tiles/tile-store.ts';
import { makeNotary, testSecret } from './make-notary.ts';

/** Opens a log with its database, a database of the site, and a folder of tiles. */
export async function notaryWorld() {
  const [logDatabase, database] = await Promise.all([
    createTestDatabase(),
    createMigratedDatabase(),
  ]);
  await logDatabase.pool.query(logSchemaSql);
  const folder = await mkdtemp(join(tmpdir(), 'parvis-notary-'));
  const log = new PostgresEventLog({ url: logDatabase.url });
  onTestFinished(async () => {
    await log.close();
    await Promise.all([logDatabase.drop(), database.drop()]);
    await rm(folder, { recursive: true });
  });
  const storage = new DiskStorage(folder);
  const parts = { log, pool: database.pool, storage };
  return {
    ...parts,
    urls: { log: logDatabase.url, database: database.url, folder },
    /** The rows of the log, which an attacker edits. */
    rows: logDatabase.pool,
    tiles: new TileStore(storage),
    table: new NotaryTable(database.pool, new Vault([testSecret])),
    /** Lets a notary begin, and sign all that there is. */
    async sign(keyFile?: KeyFile): Promise<StopReason | undefined> {
      let stopped: StopReason | undefined;
      const notary = makeNotary({ ...parts, keyFile }, (reason) => {
        stopped = reason;
      });
      await notary.begin();
      while ((await notary.handleBatch()) === 0);
      return stopped;
    },
  };
}

/** Appends events to a stream of their own. */
export async function appendSome(log: PostgresEventLog, count: number): Promise<void> {
  const stream = `test-${randomUUID()}`;
  const commandId = randomUUID();
  for (let first = 0; first < count; first += 500) {
    const events = Array.from({ length: Math.min(500, count - first) }, (_, n) => ({
      id: eventId(commandId, first + n),
      type: 'TestEvent',
      data: { number: first + n, title: `Title ${first + n}` },
      metadata: {
        commandId,
        actor: 'anne',
        occurredAt: systemClock.now().toISOString(),
        version: 1,
      },
    }));
    await log.append(stream, first === 0 ? 'no-stream' : first - 1, events);
  }
}
