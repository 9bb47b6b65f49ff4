import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { embeddedDatabaseUrl } from '@parvis/services/adapters/embedded-postgres/embedded-postgres.ts';
import type { Client } from 'pg';
import { connect } from '../../backup/database-copy.ts';
import { proportionalMegabytes } from '../../chaos/parvis-process.ts';
import { treeOf } from '../cpu-time.ts';

/** Connects to a database of the embedded server as soon as that is possible. */
export async function connectWhenOpen(folder: string, name: string): Promise<Client> {
  for (;;) {
    const url = await embeddedDatabaseUrl(folder, name);
    const client = url === undefined ? undefined : await connect(url).catch(() => undefined);
    if (client !== undefined) return client;
    await delay(500);
  }
}

/** Returns the position of the last event. */
export async function headOf(log: Client): Promise<string> {
  const { rows } = await log.query<{ head: string }>(
    `select lpad(max(position)::text, 20, '0') as head from event`,
  );
  return rows[0]?.head ?? '';
}

/** Returns the read models that have reached a position. */
export async function readModelsAt(database: Client, position: string): Promise<readonly string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select name from projection_state where slot = 'live' and "position" >= $1 order by name`,
    [position],
  );
  return rows.map(({ name }) => name);
}

/** Returns the size of a database on disk. */
export async function sizeOf(database: Client): Promise<string> {
  const { rows } = await database.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  return `${(Number(rows[0]?.bytes) / 2 ** 30).toFixed(1)} GB`;
}

/** Returns the proportional memory of all processes of PostgreSQL on a data folder, in megabytes. */
export async function megabytesOfPostgres(folder: string): Promise<number> {
  return proportionalMegabytes([...(await treeOf(await postmasterIn(folder))).keys()]);
}

/** Returns the id of the main process of PostgreSQL on a data folder. */
export async function postmasterIn(folder: string): Promise<number> {
  const text = await readFile(`${folder}/postgres/data/postmaster.pid`, 'utf8');
  return Number(text.split('\n')[0]);
}
