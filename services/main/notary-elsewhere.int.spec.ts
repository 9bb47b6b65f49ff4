import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { bundlePath } from '@parvis/contracts/audit/endpoints.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { notaryEndpoints } from '@parvis/contracts/notary/endpoints.ts';
import { scratchFolder } from '@parvis/ops/testing/scratch-folder.ts';
import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../adapters/clock.ts';
import { readConfiguration } from '../adapters/config/configuration.ts';
import { NotaryTable } from '../notary/notary-table.ts';
import { openCheckpoint, readCheckpoint } from '../notary/notes/checkpoint.ts';
import { verify } from '../notary/verify/verify.ts';
import { Vault } from '../subjects/vault.ts';
import { openTiles } from './notary.ts';
import { type OpenParvis, type StartOptions, startParvis } from './start-parvis.ts';
import { apiCaller } from './testing/api-caller.ts';
import { startedParvis, writeBuiltFiles } from './testing/started-parvis.ts';

const secret = 'a secret of thirty-two characters';

/** Another machine on the same stores. */
async function machine(
  { connections }: OpenParvis,
  tiles: string,
  environment: Readonly<Record<string, string>>,
) {
  const dataFolder = await mkdtemp(join(scratchFolder(), 'parvis-notary-'));
  await symlink(tiles, join(dataFolder, 'notary'));
  const read = readConfiguration({
    PARVIS_DATABASE_URL: connections.databaseUrl,
    PARVIS_LOG_URL: connections.logUrl,
    PARVIS_SECRET: secret,
    PARVIS_DATA: dataFolder,
    ...environment,
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const options: StartOptions = {
    print: () => undefined,
    prepare: async () => undefined,
    otherThirdParties: async () => ({}),
    clientFolder: await writeBuiltFiles(dataFolder),
    version: '0.0.0',
    isDatabaseShared: true,
  };
  const parvis = await startParvis(read.configuration, options);
  return async () => {
    await parvis.stop();
    await rm(dataFolder, { recursive: true });
  };
}

async function textsIn(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map((file) => readFile(join(file.parentPath, file.name), 'base64'));
  return (await Promise.all(texts)).join('\n');
}

test('a web process without the private key serves what another machine signs, and its proofs', async () => {
  const keys = await mkdtemp(join(scratchFolder(), 'parvis-key-'));
  const tilesFolder = join(keys, 'tiles');
  await mkdir(tilesFolder);
  const keyFile = join(keys, 'key');
  const here = await startedParvis(
    { PARVIS_ROLES: 'web' },
    {
      isDatabaseShared: true,
      async prepare(open, stopLater) {
        const roles = { PARVIS_ROLES: 'projector,worker' };
        stopLater(await machine(open, tilesFolder, roles));
        const notary = { PARVIS_ROLES: 'notary', PARVIS_NOTARY_KEY: keyFile };
        stopLater(await machine(open, tilesFolder, notary));
      },
    },
  );
  onTestFinished(async () => {
    await here.stop();
    await rm(keys, { recursive: true });
  });
  await symlink(tilesFolder, join(here.dataFolder, 'notary'));
  const call = apiCaller(here.origin, await here.signIn('editor'));
  const page = { locale: 'fr', title: 'Le phare', slug: 'phare' };
  const { body: created } = await call('POST', '/api/pages', { body: page });
  await call('POST', `/api/pages/${created.id}/publish`);
  const { pool, log } = here.connections;
  // The key that a worker may have made first is replaced by the one in the file.
  await until(async () => {
    const { rows } = await pool.query('select signing_key as key, size from notary');
    const { length } = await log.readAll(startOfLog, 1_000);
    return rows[0]?.key === null && Number(rows[0].size) === length;
  });
  const [seed = ''] = (await readFile(keyFile, 'utf8')).trim().split('\n');
  expect(await textsIn(here.dataFolder)).not.toContain(seed.slice(0, 40));

  const cookie = await here.signIn('auditor');
  const headers = { cookie };
  const shown = await fetch(here.origin + notaryEndpoints.showNotary.path, { headers });
  const { signed } = await shown.json();
  const published = await (await fetch(`${here.origin}/tlog/checkpoint`)).text();
  expect(openCheckpoint(published, [signed.key])).toBeDefined();
  const { size = 0 } = readCheckpoint(published) ?? {};
  const tile = await fetch(`${here.origin}/tlog/tile/0/000.p/${size}`);
  expect([tile.status, (await tile.arrayBuffer()).byteLength]).toEqual([200, 32 * size]);

  const to = systemClock.now().toISOString();
  const query = new URLSearchParams({ path: '/phare', to, purpose: 'Litige « phare »' });
  const bundle = await fetch(`${here.origin}${bundlePath}?${query}`, { headers });
  expect(bundle.status).toBe(200);
  expect(Buffer.from(await bundle.arrayBuffer()).includes('manifest.signature.json')).toBe(true);

  const found = await verify({
    log,
    db: pool,
    table: new NotaryTable(pool, new Vault([secret])),
    tiles: openTiles({ bucket: undefined, dataFolder: here.dataFolder }),
    clock: systemClock,
    isGapless: true,
  });
  expect(found.findings).toEqual([]);
  expect(found.signed).toBeGreaterThanOrEqual(size);
});
