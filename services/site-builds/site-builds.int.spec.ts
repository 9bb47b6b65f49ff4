import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteBuildStream } from '@parvis/contracts/site-builds/events.ts';
import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test } from 'vitest';
import { PostgresEventLog } from '../adapters/log/postgres/postgres-event-log.ts';
import { logSchemaSql } from '../adapters/log/postgres/schema.ts';
import { DiskStorage } from '../adapters/storage/disk-storage.ts';
import { readBytes } from '../adapters/storage/storage.ts';
import { KeptFiles } from './kept-files.ts';
import { PastBuilds } from './past-builds.ts';
import { type BuildWithFiles, readBuiltSite } from './read-built-site.ts';
import { recordBuild } from './record-build.ts';

async function openWorld() {
  const database = await createTestDatabase();
  await database.pool.query(logSchemaSql);
  const log = new PostgresEventLog({ url: database.url });
  const folder = await mkdtemp(join(tmpdir(), 'parvis-builds-'));
  onTestFinished(async () => {
    await log.close();
    await database.drop();
    await rm(folder, { recursive: true });
  });
  const files = new KeptFiles(new DiskStorage(join(folder, 'media')));
  let time = Date.parse('2026-03-01T08:00:00Z');
  const clock = { now: () => new Date((time += 60_000)) };
  return { log, files, clock, folder, past: new PastBuilds(log, files, clock) };
}

type World = Awaited<ReturnType<typeof openWorld>>;

/** Builds a site of a style sheet and a font, which all builds share. */
async function built({ folder }: World, version: string): Promise<BuildWithFiles> {
  const stylesheet = `/style-${version}.css`;
  await Promise.all([
    writeFile(join(folder, 'words.json'), JSON.stringify({ fr: { version }, en: { version } })),
    writeFile(join(folder, stylesheet), `.v { content: "${version}" }`),
    writeFile(join(folder, '/font.woff2'), 'font'),
  ]);
  return readBuiltSite(folder, version, {
    site: { templates: 'ab'.repeat(32), files: [stylesheet, '/font.woff2'] },
    public: { stylesheets: [stylesheet] },
  });
}

test('a build is recorded when it replaces another, and not at every start', async () => {
  const world = await openWorld();
  const [first, second] = [await built(world, '1.0.0'), await built(world, '1.1.0')];
  for (const build of [first, first, second, second, first]) await recordBuild(world, build);
  const versions = (await world.log.readStream(siteBuildStream)).map(({ data }) => data);
  expect(versions).toEqual([first.build, second.build, first.build]);
});

test('processes that start at once record their build once', async () => {
  const world = await openWorld();
  const build = await built(world, '1.0.0');
  await Promise.all([1, 2, 3].map(() => recordBuild(world, build)));
  expect(await world.log.readStream(siteBuildStream)).toHaveLength(1);
});

test('the build of a position is the last one deployed until then, with its words and files', async () => {
  const world = await openWorld();
  const { past } = world;
  await recordBuild(world, await built(world, '1.0.0'));
  const before = await world.log.head();
  await recordBuild(world, await built(world, '1.1.0'));
  const [first, second] = [await past.at(before), await past.at(await world.log.head())];
  expect([first?.version, second?.version]).toEqual(['1.0.0', '1.1.0']);
  expect(first && (await past.wordsOf(first))).toContain('"version":"1.0.0"');
  const styles = await past.open('/style-1.0.0.css');
  expect(String(styles && (await readBytes(styles)))).toBe('.v { content: "1.0.0" }');
  expect(await past.open('/style-0.9.0.css')).toBeUndefined();
  expect(await past.open('/constructor')).toBeUndefined();
});

test('nothing is recorded of a build whose files cannot be kept', async () => {
  const world = await openWorld();
  const files = new KeptFiles({
    head: async () => undefined,
    get: async () => undefined,
    put: async () => {
      throw new Error('the disk is full');
    },
  });
  const build = await built(world, '1.0.0');
  await expect(recordBuild({ ...world, files }, build)).rejects.toThrow('the disk is full');
  expect(await world.log.readStream(siteBuildStream)).toEqual([]);
  expect(await world.past.at(await world.log.head())).toBeUndefined();
});
