import { randomUUID } from 'node:crypto';
import { openPool } from '@parvis/services/adapters/database/open-pool.ts';
import { Pool } from 'pg';
import { inject } from 'vitest';

/** A database for a single spec. */
export interface TestDatabase {
  readonly url: string;
  readonly pool: Pool;
  /** Closes the pool and drops the database, even if clients are still connected. */
  readonly drop: () => Promise<void>;
}

/** Every projection of an engine keeps one connection. */
const poolSize = 24;
/** An exhausted pool fails with its own error instead of letting the test time out. */
const timeoutMs = 30_000;

/** Creates an empty database on the PostgreSQL server of this run of integration tests. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyOf('template1');
}

/** Creates a database with every table of the product except those of the log. */
export function createMigratedDatabase(): Promise<TestDatabase> {
  return copyOf(inject('migratedDatabase'));
}

let maintenancePool: Pool | undefined;

/**
 * The connections that create and drop databases stay open: opening one takes as long as
 * creating a database.
 */
function maintenance(): Pool {
  if (maintenancePool !== undefined) return maintenancePool;
  maintenancePool = new Pool({
    connectionString: inject('postgresUrl'),
    allowExitOnIdle: true,
    pipeline: true,
  });
  maintenancePool.on('error', () => undefined);
  return maintenancePool;
}

async function copyOf(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await maintenance().query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const address = new URL(inject('postgresUrl'));
  address.pathname = `/${name}`;
  const pool = openPool(address.href, { size: poolSize, timeoutMs });
  return {
    url: address.href,
    pool,
    drop: async () => {
      await pool.end();
      await maintenance().query(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
