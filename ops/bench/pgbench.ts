import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runOnce } from '../testing/run-once.ts';
import { requireProgram } from './programs.ts';

const script = fileURLToPath(new URL('insert-one-row.sql', import.meta.url));

/** Returns the rows per second that pgbench inserts, each in its own durable transaction. */
export async function insertsPerSecond(
  url: string,
  clients: number,
  seconds: number,
): Promise<number> {
  await createPlainTable(url);
  const { hostname, port, username, password, pathname } = new URL(url);
  const { stdout } = await promisify(execFile)(
    requireProgram('pgbench'),
    [
      '--no-vacuum',
      '--protocol=prepared',
      `--file=${script}`,
      `--client=${clients}`,
      `--jobs=${Math.min(clients, 2)}`,
      `--time=${seconds}`,
      `--host=${hostname}`,
      `--port=${port}`,
      `--username=${username}`,
      pathname.slice(1),
    ],
    { env: { ...process.env, PGPASSWORD: password } },
  );
  const rate = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
  if (rate === undefined) throw new Error(`pgbench printed no rate:\n${stdout}`);
  return Number(rate);
}

/** Creates a table with the columns of an event and no index but its primary key. */
function createPlainTable(url: string): Promise<void> {
  return runOnce(
    url,
    `create table if not exists plain_row (
      id bigserial primary key, stream text, revision int, event uuid, type text, data json,
      metadata json)`,
  );
}
