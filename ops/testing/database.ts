import { randomUUID } from 'node:crypto';
import { Client, Pool } from 'pg';
import { inject } from 'vitest';

/** A database of its own for one spec. */
export interface TestDatabase {
  readonly url: string;
  readonly pool: Pool;
  /** Closes the pool and removes the database, whoever is still connected. */
  readonly drop: () => Promise<void>;
}

/** Every projection of an engine keeps one connection. */
const poolSize = 24;
/** A pool that has nothing left to give says so, instead of waiting until the test is cut off. */
const connectionTimeoutMillis = 30_000;

/** Creates an empty database on the PostgreSQL server of this run of integration tests. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const maintenanceUrl = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnce(maintenanceUrl, `CREATE DATABASE ${name}`);
  const address = new URL(maintenanceUrl);
  address.pathname = `/${name}`;
  const pool = new Pool({ connectionString: address.href, max: poolSize, connectionTimeoutMillis });
  // A dropped database ends its idle connections; an unheard error would end the test process.
  pool.on('error', () => undefined);
  return {
    url: address.href,
    pool,
    drop: async () => {
      await pool.end();
      await runOnce(maintenanceUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function runOnce(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
