import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseMigrations, migrate } from '@parvis/services/adapters/database/migrate.ts';
import { startEmbeddedPostgres } from '@parvis/services/adapters/embedded-postgres/embedded-postgres.ts';
import type { TestProject } from 'vitest/node';
import { buildChildPrograms } from './child-programs.ts';
import { runOnce } from './run-once.ts';
import { scratchFolder } from './scratch-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the maintenance database of the run's PostgreSQL server. */
    readonly postgresUrl: string;
    /** The folder of the programs that the product starts beside itself. */
    readonly childPrograms: string;
    /** The name of a database with every table, from which other databases are copied. */
    readonly migratedDatabase: string;
  }
}

/**
 * Starts one PostgreSQL server for a whole run of integration tests, and builds the programs that
 * they start.
 * @returns a function that removes the server and its data
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(scratchFolder(), 'parvis-test-'));
  const server = await startEmbeddedPostgres({
    dataFolder,
    log: () => undefined,
  });
  await skipDiskWrites(server.url('postgres'));
  await prepareMigrated(server.url);
  const programs = await buildChildPrograms();
  project.provide('childPrograms', programs.folder);
  project.provide('postgresUrl', server.url('postgres'));
  project.provide('migratedDatabase', migrated);
  return async () => {
    await programs.remove();
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
}

const migrated = 'migrated';

/** Migrates a database once for the whole run; nobody is connected to it afterwards. */
async function prepareMigrated(urlOf: (database: string) => string): Promise<void> {
  await runOnce(urlOf('postgres'), `CREATE DATABASE ${migrated}`);
  await migrate(urlOf(migrated), databaseMigrations);
}

/** The databases need not survive a power cut; tests of durability start their own server. */
async function skipDiskWrites(url: string): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await runOnce(url, `ALTER SYSTEM SET ${setting} = off`);
  await runOnce(url, 'SELECT pg_reload_conf()');
}
