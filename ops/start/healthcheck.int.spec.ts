import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';

const script = join(import.meta.dirname, 'healthcheck.mjs');

/** Runs the check as the container does. @returns whether it exits with 0 */
async function isAlive(env: Readonly<Record<string, string>>): Promise<boolean> {
  return promisify(execFile)(process.execPath, [script], { env }).then(
    () => true,
    () => false,
  );
}

/** Listens on a port that responds to `/healthz` with a status; returns the port. */
async function startServer(status = 200): Promise<string> {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/healthz' ? status : 404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  const address = server.address();
  return String(typeof address === 'object' ? address?.port : undefined);
}

test('a projector or a worker is healthy by its metrics port', async () => {
  const PARVIS_METRICS_PORT = await startServer();
  const PARVIS_PORT = String(await freePort());
  for (const PARVIS_ROLES of ['projector', 'worker', 'projector,worker'])
    expect(await isAlive({ PARVIS_ROLES, PARVIS_METRICS_PORT, PARVIS_PORT })).toBe(true);
});

test('a process that serves visitors is healthy only while it does', async () => {
  const PARVIS_METRICS_PORT = await startServer();
  const closed = String(await freePort());
  const isWebAlive = (PARVIS_PORT: string, PARVIS_ROLES = '') =>
    isAlive({ PARVIS_ROLES, PARVIS_METRICS_PORT, PARVIS_PORT });
  expect(await isWebAlive(await startServer())).toBe(true);
  expect(await isWebAlive(await startServer(), 'web,worker')).toBe(true);
  expect(await isWebAlive(closed)).toBe(false);
  expect(await isWebAlive(await startServer(503))).toBe(false);
});

test('a process that does not respond on its metrics port is not healthy', async () => {
  const PARVIS_METRICS_PORT = String(await freePort());
  expect(await isAlive({ PARVIS_ROLES: 'worker', PARVIS_METRICS_PORT })).toBe(false);
  expect(await isAlive({ PARVIS_ROLES: 'worker' })).toBe(false);
});
