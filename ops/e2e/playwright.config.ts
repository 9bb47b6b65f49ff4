import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './fixtures/browser.ts';
import { editor } from './fixtures/editor-account.ts';
import { dataFolder, port } from './fixtures/server.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.spec.ts',
  forbidOnly: true,
  fullyParallel: false,
  // A journey waits for answers and for what fades in half of its time.
  workers: 2 * availableParallelism(),
  // Twice what the slowest journey takes on a machine that does nothing else.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  outputDir: join(tmpdir(), `parvis-e2e-results-${port}`),
  use: {
    // By its name: a passkey is not made for an address in numbers.
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // What moves is waited for, and is not where it was pressed: only tests of motion want it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browserLaunch,
  },
  webServer: {
    // The shell outlives the server, to give back the memory or disk of its data.
    command: `trap : TERM; rm -rf ${dataFolder}; node ops/start/serve.mjs; rm -rf ${dataFolder}`,
    cwd: new URL('../..', import.meta.url).pathname,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PARVIS_PORT: String(port),
      PARVIS_DATA: dataFolder,
      PARVIS_URL: `http://localhost:${port}`,
      PARVIS_ADMIN_EMAIL: editor.email,
      PARVIS_ADMIN_PASSWORD: editor.password,
      PARVIS_SIGNIN_PER_MINUTE: '1000',
    },
  },
});
