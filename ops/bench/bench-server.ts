import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  databaseMigrations,
  logMigrations,
  migrate,
} from '@parvis/services/adapters/database/migrate.ts';
import { startEmbeddedPostgres } from '@parvis/services/adapters/embedded-postgres/embedded-postgres.ts';
import { escapeIdentifier } from 'pg';
import { runOnce } from '../testing/run-once.ts';

/** The embedded PostgreSQL with the product's settings, in a temporary folder. */
export interface BenchServer {
  /** Creates a database with the log's schema. @returns its connection string */
  createLog(name: string): Promise<string>;
  /** Creates a database with the schema of the read models. @returns its connection string */
  createDatabase(name: string): Promise<string>;
  /** Creates a database without a schema. @returns its connection string */
  createEmptyDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts the server that the product embeds. */
export async function startBenchServer(): Promise<BenchServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'parvis-bench-'));
  const server = await startEmbeddedPostgres({ dataFolder, log: () => undefined });
  const createEmptyDatabase = async (name: string) => {
    await runOnce(server.url('postgres'), `create database ${escapeIdentifier(name)}`);
    return server.url(name);
  };
  const create = async (name: string, migrations: Parameters<typeof migrate>[1]) => {
    const url = await createEmptyDatabase(name);
    await migrate(url, migrations);
    return url;
  };
  return {
    createLog: (name) => create(name, logMigrations),
    createDatabase: (name) => create(name, databaseMigrations),
    createEmptyDatabase,
    async stop() {
      await server.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
