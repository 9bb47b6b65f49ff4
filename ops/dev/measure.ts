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
  const signal = AbortSignal.timeout(startMs);
  while (
    !(await fetch(`${origin}/readyz`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await setTimeout(250);
  const browser = await chromium.launch(browserLaunch);
  try {
    const context = await browser.newContext({ baseURL: origin, locale: 'fr-FR' });
    process.exitCode = (await measureChanges(context, folder, account)) ? 0 : 1;
  } finally {
    await browser.close();
  }
} finally {
  const isOver = once(server, 'exit');
  server.kill('SIGTERM');
  await isOver;
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
}

function startDevelopment(): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'ops/dev/dev.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PARVIS_PORT: String(port), PARVIS_ADMIN_PASSWORD: account.password },
  });
}
