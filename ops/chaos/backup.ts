import { startEmbeddedPostgres } from '@parvis/services/adapters/embedded-postgres/embedded-postgres.ts';
import { Client } from 'pg';

/** One of the two databases of an embedded server. */
export type Database = 'parvis_log' | 'parvis';

/** Copies a database within its server. Parvis must be stopped. */
export function backUp(dataFolder: string, database: Database): Promise<void> {
  return onServer(dataFolder, [`create database ${database}_backup template ${database}`]);
}

/** Replaces the database with its copy. Parvis must be stopped. */
export function restore(dataFolder: string, database: Database): Promise<void> {
  return onServer(dataFolder, [
    `drop database ${database}`,
    `alter database ${database}_backup rename to ${database}`,
  ]);
}

async function onServer(dataFolder: string, statements: readonly string[]): Promise<void> {
  const server = await startEmbeddedPostgres({ dataFolder, log: () => undefined });
  const client = new Client({ connectionString: server.url('postgres') });
  try {
    await client.connect();
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
    await server.stop();
  }
}
