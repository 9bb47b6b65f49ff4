import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@parvis/ops/testing/free-port.ts';
import { scratchFolder } from '@parvis/ops/testing/scratch-folder.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfiguration } from '../adapters/config/configuration.ts';
import { type OpenParvis, startParvis } from './start-parvis.ts';
import { startedParvis, writeBuiltFiles } from './testing/started-parvis.ts';

/** Nothing listens there: no hint is carried. */
const withoutHints = { PARVIS_NATS_URL: 'nats://127.0.0.1:9' };

/** Starts another process on the same stores, to which no hint is carried. */
async function startOther(roles: string, { connections }: OpenParvis) {
  const dataFolder = await mkdtemp(join(scratchFolder(), 'parvis-projector-'));
  const read = readConfiguration({
    PARVIS_ROLES: roles,
    PARVIS_DATABASE_URL: connections.databaseUrl,
    PARVIS_LOG_URL: connections.logUrl,
    PARVIS_SECRET: 'a secret of thirty-two characters',
    PARVIS_DATA: dataFolder,
    ...withoutHints,
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const other = await startParvis(read.configuration, {
    print: () => undefined,
    prepare: async () => undefined,
    otherThirdParties: async () => ({}),
    clientFolder: await writeBuiltFiles(dataFolder),
    version: '0.0.0',
  });
  return async () => {
    await other.stop();
    await rm(dataFolder, { recursive: true });
  };
}

/** Returns how many events a process has folded into its read models. */
async function foldedBy(operatorsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${operatorsPort}/metrics`)).text();
  const folded = [...text.matchAll(/^parvis_projection_events_total\{.*\} (\d+)$/gm)];
  return folded.reduce((sum, [, count]) => sum + Number(count), Number(folded.length === 0));
}

test('a save is visible although no hint arrives, and the process that serves folds no event', async () => {
  const operators = await freePort();
  const here = await startedParvis(
    { PARVIS_ROLES: 'web', PARVIS_METRICS_PORT: String(operators), ...withoutHints },
    { prepare: async (open, stopLater) => stopLater(await startOther('projector', open)) },
  );
  onTestFinished(() => here.stop());
  const cookie = await here.signIn('editor');
  const headers = { cookie, origin: here.origin, 'content-type': 'application/json' };
  const body = JSON.stringify({ locale: 'fr', title: 'Marées', slug: 'marees' });
  const created = await fetch(`${here.origin}/api/pages`, { method: 'POST', headers, body });
  const { id } = await created.json();
  // Its author reads it at once, wherever it is folded.
  const own = await fetch(`${here.origin}/api/pages/${id}`, { headers });
  expect(await own.json()).toMatchObject({ title: 'Marées' });
  await fetch(`${here.origin}/api/pages/${id}/publish`, { method: 'POST', headers });
  const shown = async () => (await fetch(`${here.origin}/marees`)).status;
  await vi.waitFor(async () => expect(await shown()).toBe(200), { timeout: 30_000, interval: 50 });
  expect(await foldedBy(operators)).toBe(0);
});

test('at rest, the process that serves and the one for the rest hold eight connections to PostgreSQL', async () => {
  const names: string[] = [];
  const here = await startedParvis(
    { PARVIS_ROLES: 'web', ...withoutHints },
    {
      async prepare(open, stopLater) {
        const { databaseUrl, logUrl } = open.connections;
        names.push(...[databaseUrl, logUrl].map((url) => new URL(url).pathname.slice(1)));
        stopLater(await startOther('projector,worker', open));
      },
    },
  );
  onTestFinished(() => here.stop());
  const held = async () => {
    const { rows } = await here.connections.pool.query<{ name: string }>(
      `select application_name as name from pg_stat_activity
       where datname = any($1) and backend_type = 'client backend'`,
      [names],
    );
    return rows.length;
  };
  // Those of a pool are closed after ten seconds without use.
  await vi.waitFor(async () => expect(await held()).toBeLessThanOrEqual(8), {
    timeout: 40_000,
    interval: 500,
  });
});
