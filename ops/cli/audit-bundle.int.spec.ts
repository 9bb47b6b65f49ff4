import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import { startedParvis } from '@parvis/services/main/testing/started-parvis.ts';
import { expect, onTestFinished, test } from 'vitest';
import { scratchFolder } from '../testing/scratch-folder.ts';

const run = promisify(execFile);
const program = fileURLToPath(new URL('testing/run-audit-bundle.ts', import.meta.url));
/** Without it, nothing opens a zip. */
const endOfDirectory = Buffer.from('504b0506', 'hex');
const to = '2026-01-05T09:30:00Z';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(scratchFolder(), 'parvis-bundle-of-cli-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const command = (folder: string, end = to) => {
  const options = ['--to', end, '--purpose', 'Litige'];
  return ['--import', 'tsx', program, ...options, join(folder, 'bundle.zip'), '/'];
};

const environment = (port: number, more: NodeJS.ProcessEnv = {}) => ({
  ...process.env,
  PARVIS_PORT: String(port),
  PARVIS_TOKEN: 'a-token',
  ...more,
});

/** A server whose bundle stops in the middle. @param cut whether its connection ends there */
async function stoppingServer(cut: boolean): Promise<number> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/zip' });
    response.write(Buffer.alloc(100_000, 7), () => cut && response.destroy());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const address: AddressInfo = Object(server.address());
  return address.port;
}

test('a command that is killed while a bundle is written leaves none', async () => {
  const folder = await emptyFolder();
  const port = await stoppingServer(false);
  const child = spawn(process.execPath, command(folder), { env: environment(port) });
  const part = join(folder, 'bundle.zip.part');
  await until(async () => ((await stat(part).catch(() => undefined))?.size ?? 0) >= 65_536);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await readdir(folder)).toEqual(['bundle.zip.part']);
  expect((await readFile(part)).includes(endOfDirectory)).toBe(false);
}, 60_000);

test('a server that is killed while it sends a bundle leaves none, and the command says so', async () => {
  const folder = await emptyFolder();
  const env = environment(await stoppingServer(true));
  await expect(run(process.execPath, command(folder), { env })).rejects.toThrow(
    'No bundle was written',
  );
  expect(await readdir(folder)).toEqual([]);
}, 60_000);

test('a bundle is written by the running Parvis, whole', async () => {
  const here = await startedParvis();
  onTestFinished(() => here.stop());
  const folder = await emptyFolder();
  const cookie = await here.signIn('administrator');
  const created = await fetch(`${here.origin}/api/tokens`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': 'token' },
    body: JSON.stringify({ name: 'bundle', scopes: ['content:read'], days: 1 }),
  });
  const { secret: token } = Object(await created.json());
  expect([created.status, token]).toEqual([201, expect.any(String)]);
  const env = environment(here.port, { PARVIS_TOKEN: token });
  const end = new Date().toISOString();
  // Nothing is signed in the first moments.
  await until(async () => (await fetch(`${here.origin}/tlog/checkpoint`)).ok);
  await run(process.execPath, command(folder, end), { env });
  expect(await readdir(folder)).toEqual(['bundle.zip']);
  const bundle = await readFile(join(folder, 'bundle.zip'));
  expect(bundle.includes('manifest.signature.json')).toBe(true);
  expect(bundle.includes(endOfDirectory)).toBe(true);
}, 120_000);
