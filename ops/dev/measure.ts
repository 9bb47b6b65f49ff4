import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { browserLaunch } from '../e2e/fixtures/browser.ts';
import { freePort } from '../testing/free-port.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { measureChanges } from './measure-changes.ts';
import { copyRepository } from './scratch-copy.ts';

/**
 * Measures how long after a file was written its change is seen in Chromium, in a copy of the
 * repository: the median for each kind of change. Exit code 1 when one is not seen, or when a page
 * loses the state that it should keep.
 */
const startMs = 600_000;
const account = { email: 'admin@estuaire.example', password: 'mille-feuilles-au-phare' };

const folder = await mkdtemp(join(scratchFolder(), 'parvis-dev-'));
const port = await freePort();
const origin = `http://localhost:${port}`;
await copyRepository(process.cwd(), folder);
const server = startDevelopment();
try {
  await untilReady();
  const browser = await chromium.launch(browserLaunch);
  try {
    const context = await browser.newContext({ baseURL: origin, locale: 'fr-FR' });
    process.exitCode = (await measureChanges(context, folder, account)) ? 0 : 1;
  } finally {
    await browser.close();
  }
} finally {
  if (isRunning()) {
    const isOver = once(server, 'exit');
    server.kill('SIGTERM');
    await isOver;
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
}

/** @throws Error when the server ended, or is not ready in time */
async function untilReady(): Promise<void> {
  for (const begun = performance.now(); !(await isReady()); await setTimeout(250)) {
    if (!isRunning()) throw new Error('npm run dev ended before it was ready');
    if (performance.now() - begun > startMs)
      throw new Error(`npm run dev was not ready after ${startMs / 1_000} s`);
  }
}

/** A request may wait for a product that cannot start, so each has a limit of its own. */
async function isReady(): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(10_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function isRunning(): boolean {
  return server.exitCode === null && server.signalCode === null;
}

function startDevelopment(): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'ops/dev/dev.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PARVIS_PORT: String(port), PARVIS_ADMIN_PASSWORD: account.password },
  });
}
