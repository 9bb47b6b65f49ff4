import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import {
  isDrawnInAdvance,
  listRenditions,
  type Rendition,
  renditionKey,
} from '@parvis/contracts/media/renditions.ts';
import { bundledProgram } from '@parvis/ops/testing/bundled-program.ts';
import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import { runToEnd } from '@parvis/ops/testing/run-to-end.ts';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import {
  createMediaTables,
  type MediaWorld,
  openMediaWorld,
  temporaryFolder,
} from '../testing/media-world.ts';
import { bands } from '../testing/pictures.ts';

const source = new URL('../testing/worker-process.ts', import.meta.url);
const hourMs = 60 * 60_000;

async function uploadNoise({ media }: MediaWorld): Promise<readonly Rendition[]> {
  // Detail makes encoding slow enough to be killed midway.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const detail = await sharp({
    create: { width: 1000, height: 700, channels: 3, background: '#888', noise },
  })
    .png()
    .toBuffer();
  const bytes = await bands(1000, 700)
    .composite([{ input: detail }])
    .jpeg()
    .toBuffer();
  const who = { actor: systemActor, commandId: 'upload' };
  const outcome = await media.uploader.image({ filename: 'a.jpg' }, Readable.from([bytes]), who);
  if (!outcome.ok || outcome.value.state.media.kind !== 'image') throw new Error('not uploaded');
  const { original, details, crops } = outcome.value.state.media;
  const image = { ...original, focalPoint: details.focalPoint, crops };
  return listRenditions(image).filter(isDrawnInAdvance);
}

test('a worker that is killed repeatedly leaves no partial rendition, and the next one continues', async () => {
  const program = await bundledProgram(source);
  const database = await createTestDatabase();
  const folder = await temporaryFolder();
  const world = openMediaWorld(database.url, folder.path);
  onTestFinished(async () => {
    await world.close();
    await database.drop();
    await folder.remove();
  });
  await createMediaTables(database.url);
  const expected = (await uploadNoise(world)).map(renditionKey);

  let made = 0;
  for (const kill of [
    ['1', '0'],
    ['2', '30'],
    ['3', '75'],
  ]) {
    made += (await runToEnd(program, [database.url, folder.path, ...kill])).length;
    await wholeRenditions(folder.path);
  }
  expect(made).toBeGreaterThanOrEqual(6);
  // Kills itself halfway through storing its third rendition.
  expect(await runToEnd(program, [database.url, folder.path, '', '', '3'])).toEqual([
    'made',
    'made',
  ]);
  const before = (await wholeRenditions(folder.path)).length;
  expect(before).toBeLessThan(expected.length);

  world.clock.advance(hourMs);
  while (await world.media.worker.makeNext());
  expect((await wholeRenditions(folder.path)).toSorted()).toEqual(expected.toSorted());
  expect(await world.media.jobs.listPending(undefined, { page: 1, pageSize: 9 })).toEqual({
    items: [],
    total: 0,
  });
});

/** Returns every stored rendition, each decoded to its last row. */
async function wholeRenditions(folder: string): Promise<readonly string[]> {
  const root = join(folder, 'media');
  const entries = await readdir(join(root, 'renditions'), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths) await sharp(path, { failOn: 'warning' }).raw().toBuffer();
  return paths.map((path) => path.slice(root.length + 1));
}
