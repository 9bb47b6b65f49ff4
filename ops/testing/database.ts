import { randomUUID } from 'node:crypto';
import { Client, Pool } from 'pg';
import { inject } from 'vitest';

/** A database for one spec alone. */
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
export async function createTestDatabase(): Promise<TestDatabase> {
  const maintenanceUrl = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnce(maintenanceUrl, `CREATE DATABASE ${name}`);
  const address = new URL(maintenanceUrl);
  address.pathname = `/${name}`;
  const pool = new Pool({ connectionString: address.href, max: poolSize, connectionTimeoutMillis });
  // Dropping a database closes its idle connections; an unhandled error would end the test process.
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
