import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scratchFolder } from '../../../ops/testing/scratch-folder.ts';
import { CannotStart } from './cannot-start.ts';
import { embeddedDatabaseUrl, startEmbeddedPostgres } from './embedded-postgres.ts';
import { commandLine } from './process-start.ts';

/**
 * `mkdtemp` creates it with mode 0700, so every spec here runs below a folder that other accounts
 * cannot enter.
 */
let dataFolder: string;
const cleanUps: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  dataFolder = await mkdtemp(join(scratchFolder(), 'parvis-embedded-'));
  // A server that was killed may still be writing its last file.
  cleanUps.push(() => rm(dataFolder, { recursive: true, force: true, maxRetries: 20 }));
});

afterEach(async () => {
  // Popped one by one: a clean-up that starts a server adds the one that stops it.
  for (let cleanUp = cleanUps.pop(); cleanUp; cleanUp = cleanUps.pop()) await cleanUp();
});

async function start(onRestart?: () => void) {
  const server = await startEmbeddedPostgres({
    dataFolder,
    log: () => undefined,
    ...(onRestart && { onRestart }),
  });
  cleanUps.push(() => server.stop());
  return server;
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows.flatMap(Object.values);
  } finally {
    await client.end();
  }
}

/**
 * Starts a Node process that starts the server on the data folder and prints its address.
 */
async function startInAnotherProcess(): Promise<{
  node: ChildProcess;
  url: string;
  pid: number;
}> {
  const module = resolve('services/adapters/embedded-postgres/embedded-postgres.ts');
  const script = `import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    const server = await startEmbeddedPostgres({ dataFolder: process.argv[1], log: () => {} });
    console.log(JSON.stringify({ url: server.url('parvis'), pid: server.pid }));`;
  const node = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', script, dataFolder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = await once(node.stdout, 'data');
  const { url, pid } = JSON.parse(String(line));
  return { node, url, pid };
}

async function killNow(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => commandLine(pid)).toBeUndefined();
}

async function killNode(node: ChildProcess): Promise<void> {
  node.kill('SIGKILL');
  await once(node, 'exit');
}

async function refusal(folder = dataFolder): Promise<string> {
  const outcome = await startEmbeddedPostgres({
    dataFolder: folder,
    log: () => undefined,
  }).then(
    (server) => server.stop().then(() => 'started'),
    (cause: unknown) => cause,
  );
  return outcome instanceof CannotStart ? outcome.message : String(outcome);
}

test('creates both databases in UTF-8 with French collation and durable settings', async () => {
  const server = await start();
  const [collation] = await query(
    server.url('parvis'),
    `SELECT datlocprovider::text || ' ' || datlocale || ' ' || pg_encoding_to_char(encoding)
     FROM pg_database WHERE datname = 'parvis'`,
  );
  const durable = await query(
    server.url('parvis_log'),
    `SELECT setting FROM pg_settings
     WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes')`,
  );
  expect(collation).toBe('i fr-FR UTF8');
  expect(durable).toEqual(['on', 'on', 'on']);
});

test('a second start keeps the data, the port and the password, and leaves no process behind', async () => {
  const first = await start();
  const { pid } = first;
  await query(first.url('parvis'), 'CREATE TABLE kept AS SELECT 42 AS answer');
  await first.stop();
  expect(await commandLine(pid)).toBeUndefined();

  const second = await start();
  expect(second.url('parvis')).toBe(first.url('parvis'));
  expect(await query(second.url('parvis'), 'SELECT answer FROM kept')).toEqual([42]);
});

test('the password file is private, and lets another process connect', async () => {
  const server = await start();
  const { mode } = await stat(join(dataFolder, 'postgres', 'password'));
  expect(mode & 0o777).toBe(0o600);
  expect(await embeddedDatabaseUrl(dataFolder, 'parvis')).toBe(server.url('parvis'));
  const wrong = new URL(server.url('parvis'));
  wrong.password = 'guess';
  await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
});

test('a killed server always restarts on the same port with everything committed', async () => {
  let restarts = 0;
  const server = await start(() => {
    restarts += 1;
  });
  await query(server.url('parvis'), 'CREATE TABLE kept AS SELECT 1 AS round');
  for (const round of [1, 2]) {
    process.kill(server.pid, 'SIGKILL');
    await expect.poll(() => restarts, { timeout: 30_000, interval: 20 }).toBe(round);
    expect(await query(server.url('parvis'), 'SELECT round FROM kept')).toEqual([1]);
  }
});

test('a start after Node was killed takes over the server that was left running', async () => {
  const killed = await startInAnotherProcess();
  await query(killed.url, 'CREATE TABLE kept AS SELECT 7 AS answer');
  await killNode(killed.node);
  expect(await commandLine(killed.pid)).toContain('postgres');

  const server = await start();
  expect(server.pid).not.toBe(killed.pid);
  expect(await commandLine(killed.pid)).toBeUndefined();
  expect(await query(server.url('parvis'), 'SELECT answer FROM kept')).toEqual([7]);
});

test('a start after Node and PostgreSQL were killed recovers everything committed', async () => {
  const killed = await startInAnotherProcess();
  await query(killed.url, 'CREATE TABLE kept AS SELECT 8 AS answer');
  await killNode(killed.node);
  await killNow(killed.pid);

  const server = await start();
  expect(await query(server.url('parvis'), 'SELECT answer FROM kept')).toEqual([8]);
});

test('a second Parvis on the same data folder is refused and harms nothing', async () => {
  const { node, url } = await startInAnotherProcess();
  cleanUps.push(() => killNode(node).then(() => start()));
  expect(await refusal()).toBe(
    `Another Parvis (process ${node.pid}) is running on the data folder ${dataFolder}: stop it, or set PARVIS_DATA to another folder.`,
  );
  expect(await query(url, 'SELECT 1')).toEqual([1]);
});

test('a lock whose number now belongs to another process is taken over', async () => {
  await writeFile(join(dataFolder, 'parvis.lock'), `${process.ppid} 1`);
  await start();
  expect(await readFile(join(dataFolder, 'parvis.lock'), 'utf8')).toMatch(`${process.pid} `);
});

test('the remains of an interrupted first start are removed', async () => {
  const draft = join(dataFolder, 'postgres', 'draft-interrupted');
  await mkdir(draft, { recursive: true });
  await writeFile(join(draft, 'PG_VERSION'), '18');
  const server = await start();
  expect(await query(server.url('parvis'), 'SELECT 1')).toEqual([1]);
  expect((await readdir(join(dataFolder, 'postgres'))).sort()).toEqual([
    'data',
    'password',
    'port',
  ]);
});

test.each([
  ['global/pg_control is missing', (cluster: string) => rm(join(cluster, 'global/pg_control'))],
  ['PG_VERSION is empty', (cluster: string) => truncate(join(cluster, 'PG_VERSION'))],
  ['the password is missing', (cluster: string) => rm(join(cluster, '../password'))],
])('an incomplete data folder is refused in one sentence: %s', async (_name, damage) => {
  await (await start()).stop();
  await damage(join(dataFolder, 'postgres', 'data'));
  expect(await refusal()).toMatch(
    /^The data folder \S+ is incomplete \(\S+ is missing or empty\): restore it from a backup, or move it away to start from scratch\.$/,
  );
});

test('a data folder that PostgreSQL itself refuses gives its reason in one sentence', async () => {
  await (await start()).stop();
  await truncate(join(dataFolder, 'postgres/data/global/pg_control'), 100);
  expect(await refusal()).toMatch(
    /^PostgreSQL did not start on the data folder \S+: .*pg_control.*\.$/,
  );
});

test('a data folder that cannot be written is refused in one sentence', async () => {
  const file = join(dataFolder, 'file');
  await writeFile(file, '');
  expect(await refusal(file)).toBe(
    `The data folder ${file} cannot be written (ENOTDIR): give this user the right to write there, or set PARVIS_DATA to another folder.`,
  );
});
