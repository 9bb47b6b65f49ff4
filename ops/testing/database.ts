import { randomUUID } from 'node:crypto';
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
const connectionTimeoutMillis = 30_000;

/** Creates an empty database on the PostgreSQL server of this run of integration tests. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyOf('template1');
}

/** Creates a database with every table of the product except those of the log. */
export function createMigratedDatabase(): Promise<TestDatabase> {
  return copyOf(inject('migratedDatabase'));
}

let openPool: Pool | undefined;

/**
 * The connections that create and drop databases stay open: opening one takes as long as
 * creating a database.
 */
function maintenance(): Pool {
  if (openPool !== undefined) return openPool;
  openPool = new Pool({
    connectionString: inject('postgresUrl'),
    allowExitOnIdle: true,
    pipeline: true,
  });
  openPool.on('error', () => undefined);
  return openPool;
}

async function copyOf(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await maintenance().query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const address = new URL(inject('postgresUrl'));
  address.pathname = `/${name}`;
  const pool = new Pool({
    connectionString: address.href,
    max: poolSize,
    connectionTimeoutMillis,
    pipeline: true,
  });
  // Dropping a database closes its idle connections; an unhandled error would end the test process.
  pool.on('error', () => undefined);
  return {
    url: address.href,
    pool,
    drop: async () => {
      await pool.end();
      await maintenance().query(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
