import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@parvis/services/adapters/embedded-postgres/embedded-postgres.ts';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { scratchFolder } from './scratch-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the maintenance database of the run's PostgreSQL server. */
    readonly postgresUrl: string;
  }
}

/**
 * Starts one PostgreSQL server for a whole run of integration tests.
 * @returns removes the server and its data
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(scratchFolder(), 'parvis-test-'));
  const server = await startEmbeddedPostgres({
    dataFolder,
    log: () => undefined,
  });
  await skipDiskWrites(server.url('postgres'));
  project.provide('postgresUrl', server.url('postgres'));
  return async () => {
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
}

/** The databases need not survive a power cut; tests of durability start their own server. */
async function skipDiskWrites(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
      await client.query(`ALTER SYSTEM SET ${setting} = off`);
    await client.query('SELECT pg_reload_conf()');
  } finally {
    await client.end();
  }
}
