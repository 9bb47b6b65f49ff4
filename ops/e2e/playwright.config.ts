import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch, pictureless } from './fixtures/browser.ts';
import { conversionScript } from './fixtures/conversion-script.ts';
import { editor } from './fixtures/editor-account.ts';
import { dataFolder, port } from './fixtures/server.ts';

const isSlow = process.env['PARVIS_E2E_SLOW'] !== undefined;
/** Journeys of a minute and more. */
const longest = ['steps-of-an-edit', 'every-screen'].map((name) => `**/${name}.e2e.spec.ts`);
/** Journeys in which pictures are chosen, shown or move what is around them. */
const pictured = [
  'alternative-texts',
  'blocks',
  'brand',
  'content-imports',
  'figures',
  'home',
  'layout-shift',
  'library*',
  'media-blocks',
  'motion',
  'pasting',
  'printing',
  'real-document',
  'site-settings',
  'third-parties',
  'visitor',
].map((name) => `**/${name}.e2e.spec.ts`);
/** Journeys of `npm run test:long`: those where axe then reads every screen at every width, too. */
const long = ['*.long', '{every-screen,blocks,focus}.e2e'].map((name) => `**/${name}.spec.ts`);
const isLong = process.env['PARVIS_E2E_LONG'] !== undefined;
const slowResponses = new URL('fixtures/slow-responses.mjs', import.meta.url).href;

export default defineConfig({
  testDir: '.',
  // In this order: begun last, the longest journeys would leave a core idle at the end.
  projects: isLong
    ? [{ name: 'long', testMatch: long }]
    : [
        { name: 'longest', testMatch: longest, use: { launchOptions: pictureless } },
        { name: 'pictured', testMatch: pictured },
        {
          name: 'others',
          testMatch: '**/*.e2e.spec.ts',
          testIgnore: [...longest, ...pictured],
          use: { launchOptions: pictureless },
        },
      ],
  forbidOnly: true,
  fullyParallel: false,
  // Journeys spend half of their time waiting for responses and animations.
  workers: 2 * availableParallelism(),
  // The slowest journey takes a minute on an otherwise idle machine; other tests run beside.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  outputDir: join(tmpdir(), `parvis-e2e-results-${port}`),
  use: {
    // By name: passkeys cannot be created for an IP address.
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Moving elements have to be waited for, and may be missed by a press: only tests of motion
    // enable it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browserLaunch,
  },
  webServer: {
    // The shell outlives the server, to release the memory or disk space of its data.
    command: `trap : TERM; rm -rf ${dataFolder}; node ops/start/serve.mjs; rm -rf ${dataFolder}`,
    cwd: new URL('../..', import.meta.url).pathname,
    url: `http://127.0.0.1:${port}/readyz`,
    // Beside other work, on a slow machine, the first start took more than two minutes.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PARVIS_PORT: String(port),
      PARVIS_DATA: dataFolder,
      PARVIS_URL: `http://localhost:${port}`,
      PARVIS_ADMIN_EMAIL: editor.email,
      PARVIS_ADMIN_PASSWORD: editor.password,
      PARVIS_SIGNIN_PER_MINUTE: '1000',
      PARVIS_ALERTS_PER_MINUTE: '1000',
      PARVIS_SCRIPTS: JSON.stringify([conversionScript]),
      ...(isSlow && { NODE_OPTIONS: `--import ${slowResponses}` }),
    },
  },
});
