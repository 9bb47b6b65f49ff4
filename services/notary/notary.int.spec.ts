import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { notaryStream } from '@parvis/contracts/notary/events.ts';
import { bundledProgram } from '@parvis/ops/testing/bundled-program.ts';
import { untilWoken } from '@parvis/projections/follower/follower.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { declaredKeys } from './declare-key.ts';
import { LeafMaker } from './leaf.ts';
import { listCheckpoints, NotaryTable } from './notary-table.ts';
import { openCheckpoint } from './notes/checkpoint.ts';
import { makeNotary, testOrigin } from './testing/make-notary.ts';
import { appendSome, notaryWorld } from './testing/notary-world.ts';
import type { TileStore } from './tiles/tile-store.ts';
import { tileWidth } from './tree/growing-tree.ts';
import { nodesInTiles, treeRoot } from './tree/proofs.ts';

type World = Awaited<ReturnType<typeof notaryWorld>>;

/** Returns the newest checkpoint, opened with the keys that the log records. */
async function newest({ tiles, log }: World) {
  const note = (await tiles.published(1)) ?? '';
  return openCheckpoint(note, await declaredKeys(log, testOrigin));
}

/** Returns the root that the tiles lead to, and the leaves in them. */
async function readTiles(tiles: TileStore, size: number) {
  const read = async (level: number, index: number, width: number) => {
    const hashes = await tiles.read(1, level, index, width);
    if (hashes === undefined) throw new Error(`no tile ${level}/${index} of ${width}`);
    return hashes;
  };
  const leaves: Buffer[] = [];
  for (let first = 0; first < size; first += tileWidth)
    leaves.push(...(await read(0, first / tileWidth, Math.min(tileWidth, size - first))));
  return { root: await treeRoot(size, nodesInTiles(size, read)), leaves };
}

async function leavesOfLog({ log, table }: World) {
  const maker = new LeafMaker((await table.read())?.saltKey ?? Buffer.alloc(0));
  return (await log.readAll(startOfLog, 10_000)).map((event) => maker.hashOf(event));
}

test('what was appended is signed, with its tiles, and so is what follows', async () => {
  const world = await notaryWorld();
  for (const count of [1, 254, 1, 1, 400]) {
    await appendSome(world.log, count);
    expect(await world.sign()).toBeUndefined();
    const leaves = await leavesOfLog(world);
    const checkpoint = await newest(world);
    expect(checkpoint).toMatchObject({ origin: testOrigin, size: leaves.length });
    const kept = await readTiles(world.tiles, leaves.length);
    expect(kept).toEqual({ root: checkpoint?.root, leaves });
  }
  const notes = await listCheckpoints(world.pool, 1);
  const sizes = notes.map((note) => Number(note.split('\n')[1]));
  expect([sizes.at(0), sizes.at(-1)]).toEqual([2, 658]);
  const declared = await world.log.readStream(notaryStream);
  expect(declared.map(({ type }) => type)).toEqual(['NotaryBegan']);
});

test('a checkpoint waits for what is appended soon after, which is read once', async () => {
  const world = await notaryWorld();
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  await appendSome(world.log, 300);
  await world.sign();
  const notary = makeNotary({ ...world, waitMs: 800 });
  await notary.begin();
  const put = vi.spyOn(world.storage, 'put');
  const read = vi.spyOn(world.log, 'readAll');
  const state = vi.spyOn(NotaryTable.prototype, 'read');
  vi.advanceTimersByTime(5_000);
  await appendSome(world.log, 3);
  expect(await notary.handleBatch()).toBe(800);
  vi.advanceTimersByTime(500);
  await appendSome(world.log, 2);
  expect(await notary.handleBatch()).toBe(300);
  expect(await newest(world)).toMatchObject({ size: 301 });
  expect(put).not.toHaveBeenCalled();
  expect(state).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(await notary.handleBatch()).toBe(untilWoken);
  expect(state).toHaveBeenCalledTimes(1);
  const checkpoint = await newest(world);
  expect(checkpoint).toMatchObject({ size: 306 });
  const kept = await readTiles(world.tiles, 306);
  expect(kept).toEqual({ root: checkpoint?.root, leaves: await leavesOfLog(world) });
  expect(read.mock.calls.slice(0, 3).map(([after]) => Number(after))).toEqual([301, 304, 306]);
  // The tile above is as it was.
  expect(put.mock.calls.map(([key]) => key)).toEqual(['tlog/tile/0/001.p/50', 'tlog/checkpoint']);
});

test('a key that is replaced while events come signs a checkpoint of its replacement', async () => {
  const world = await notaryWorld();
  await appendSome(world.log, 5);
  const notary = makeNotary(world);
  await notary.begin();
  while ((await notary.handleBatch()) === 0);
  await world.table.replaceKey();
  await appendSome(world.log, 1);
  while ((await notary.handleBatch()) === 0);
  const keys = await declaredKeys(world.log, testOrigin);
  expect(keys).toHaveLength(2);
  const note = (await world.tiles.published(1)) ?? '';
  for (const key of keys) expect(openCheckpoint(note, [key])).toMatchObject({ size: 8 });
});

test('a notary that finds another one ahead of it signs nothing', async () => {
  const world = await notaryWorld();
  await appendSome(world.log, 3);
  const slow = makeNotary(world);
  await slow.begin();
  await world.sign();
  await appendSome(world.log, 3);
  const before = await world.tiles.published(1);
  await expect(slow.handleBatch()).rejects.toThrow('moved the notary');
  expect(await world.tiles.published(1)).toBe(before);
});

test('lost or damaged tiles are written again from a log that leads to the signed root', async () => {
  const world = await notaryWorld();
  await appendSome(world.log, 600);
  await world.sign();
  const before = await newest(world);
  await rm(join(world.urls.folder, 'tlog'), { recursive: true });
  await appendSome(world.log, 1);
  expect(await world.sign()).toBeUndefined();
  const after = await newest(world);
  expect(after?.size).toBe((before?.size ?? 0) + 1);
  expect((await readTiles(world.tiles, after?.size ?? 0)).root).toEqual(after?.root);
});

test.each([
  [
    'the last event is gone',
    `delete from event where position = (select max(position) from event)`,
  ],
  [
    'the last event is another',
    `update event set id = gen_random_uuid() where position = (select max(position) from event)`,
  ],
])('the notary signs no more when %s', async (_what, statement) => {
  const world = await notaryWorld();
  await appendSome(world.log, 5);
  await world.sign();
  const before = await world.tiles.published(1);
  await world.rows.query(statement);
  expect(await world.sign()).toBe('log-differs');
  await appendSome(world.log, 5);
  expect(await world.sign()).toBe('log-differs');
  expect(await world.tiles.published(1)).toBe(before);
  expect((await world.table.read())?.stopped).toBe('log-differs');
});

test('the notary signs no more when its database is older than what it published', async () => {
  const world = await notaryWorld();
  await appendSome(world.log, 5);
  await world.sign();
  await world.pool.query('update notary set size = size - 1');
  expect(await world.sign()).toBe('database-behind');
});

test('after the log was replaced, another tree begins under another name, on the record', async () => {
  const world = await notaryWorld();
  await appendSome(world.log, 5);
  await world.sign();
  await world.rows.query('delete from event where position > 3');
  expect(await world.sign()).toBe('log-differs');
  await world.table.beginAnew(`${testOrigin}/2`);
  expect(await world.sign()).toBeUndefined();
  const note = (await world.tiles.published(2)) ?? '';
  const keys = await declaredKeys(world.log, `${testOrigin}/2`);
  expect(openCheckpoint(note, keys)).toMatchObject({ origin: `${testOrigin}/2`, size: 4 });
});

test('a key is replaced on the record: both keys sign the checkpoint that has the replacement', async () => {
  const world = await notaryWorld();
  await appendSome(world.log, 5);
  await world.sign();
  await world.table.replaceKey();
  await world.sign();
  const [first = '', second = '', ...others] = await declaredKeys(world.log, testOrigin);
  expect(others).toEqual([]);
  const both = (await world.tiles.published(1)) ?? '';
  for (const key of [first, second]) expect(openCheckpoint(both, [key])).toMatchObject({ size: 7 });
  await appendSome(world.log, 1);
  await world.sign();
  const later = (await world.tiles.published(1)) ?? '';
  expect(openCheckpoint(later, [first])).toBeUndefined();
  expect(openCheckpoint(later, [second])).toMatchObject({ size: 8 });
});

const run = promisify(execFile);

test.each([
  ['the database', undefined],
  ['a file', 'keys/notary'],
])(
  'a process killed at any step leaves no gap and no fork, with keys in %s',
  {
    timeout: 600_000,
  },
  async (_where, keys) => {
    const world = await notaryWorld();
    // That of a file replaces the one in the database.
    await world.sign();
    const program = await bundledProgram(new URL('testing/notary-process.ts', import.meta.url));
    const seen = new Map<number, string>();
    let kills = 0;
    for (let isDone = false; !isDone; ) {
      // Beyond a full tile after a few.
      await appendSome(world.log, 60);
      await world.table.replaceKey();
      const { log, database, folder } = world.urls;
      const steps = [program, log, database, folder, String(kills)];
      if (keys !== undefined) steps.push(join(folder, keys));
      const outcome = await run(process.execPath, steps).catch((cause: unknown) => cause);
      isDone = !(outcome instanceof Error);
      const signal = outcome instanceof Error && 'signal' in outcome ? outcome.signal : undefined;
      expect(signal).toBe(isDone ? undefined : 'SIGKILL');
      if (!isDone) kills += 1;
      const checkpoint = await newest(world);
      if (checkpoint === undefined) continue;
      const kept = await readTiles(world.tiles, checkpoint.size);
      expect(kept.root).toEqual(checkpoint.root);
      const leaves = await leavesOfLog(world);
      expect(kept.leaves).toEqual(leaves.slice(0, checkpoint.size));
      const root = checkpoint.root.toString('hex');
      expect(seen.get(checkpoint.size) ?? root).toBe(root);
      seen.set(checkpoint.size, root);
    }
    expect(kills).toBeGreaterThan(10);
    expect((await declaredKeys(world.log, testOrigin)).length).toBeGreaterThan(2);
  },
);
