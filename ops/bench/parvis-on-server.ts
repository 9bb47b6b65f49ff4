import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { openPool } from '@parvis/services/adapters/database/open-pool.ts';
import { PostgresEventLog } from '@parvis/services/adapters/log/postgres/postgres-event-log.ts';
import type { Pool } from 'pg';
import { withFolder } from '../chaos/load.ts';
import { ParvisProcess } from '../chaos/parvis-process.ts';
import { freePort } from '../testing/free-port.ts';
import type { BenchServer } from './bench-server.ts';

const catchUpLimitMs = 600_000;

/** A Parvis whose databases are also accessible to the measurement. */
export interface ParvisOnServer {
  readonly parvis: ParvisProcess;
  readonly log: PostgresEventLog;
  readonly pool: Pool;
  /** Waits until every read model has reached the end of the log. */
  caughtUp(): Promise<void>;
}

/**
 * Prepares a Parvis with its own databases, which the work starts, and stops it afterwards.
 * @param others further environment variables
 */
export async function withParvisOnServer<T>(
  server: BenchServer,
  name: string,
  work: (prepared: ParvisOnServer) => Promise<T>,
  others: Readonly<Record<string, string>> = {},
): Promise<T> {
  const logUrl = await server.createLog(`bench_${name}_log`);
  const databaseUrl = await server.createDatabase(`bench_${name}`);
  const environment = {
    ...others,
    PARVIS_LOG_URL: logUrl,
    PARVIS_DATABASE_URL: databaseUrl,
    PARVIS_SECRET: randomBytes(32).toString('base64'),
  };
  return withFolder(async (folder) => {
    const settings = { dataFolder: `${folder}/data`, port: await freePort(), environment };
    const parvis = new ParvisProcess(settings);
    const log = new PostgresEventLog({ url: logUrl });
    const pool = openPool(databaseUrl, { size: 1 });
    try {
      return await work({ parvis, log, pool, caughtUp: () => caughtUp(log, pool) });
    } finally {
      await pool.end();
      await log.close();
      await parvis.cleanUp();
    }
  });
}

async function caughtUp(log: PostgresEventLog, pool: Pool): Promise<void> {
  const head = await log.head();
  const deadline = performance.now() + catchUpLimitMs;
  for (;;) {
    const { rows } = await pool.query<{ behind: number }>(
      'select count(*)::int as behind from projection_state where "position" < $1',
      [head],
    );
    if (rows[0]?.behind === 0) return;
    if (performance.now() > deadline) throw new Error('the read models did not catch up in time');
    await delay(200);
  }
}
