import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { systemClock } from '../../adapters/clock.ts';
import { declaredKeys } from '../declare-key.ts';
import { openCheckpoint } from '../notes/checkpoint.ts';
import { makeNotary, testOrigin } from '../testing/make-notary.ts';
import { appendSome, notaryWorld } from '../testing/notary-world.ts';
import { verify } from '../verify/verify.ts';
import { KeyFile } from './key-file.ts';

type World = Awaited<ReturnType<typeof notaryWorld>>;

const fileOf = ({ urls }: World) => join(urls.folder, 'keys/notary');

async function sealedKeys({ pool }: World) {
  const { rows } = await pool.query('select signing_key as current, next_key as next from notary');
  return rows[0];
}

test('a key in the database is replaced by one in the file, on the record, and goes', async () => {
  const world = await notaryWorld();
  await appendSome(world.log, 5);
  await world.sign();
  await world.sign(new KeyFile(fileOf(world)));
  const [first = '', second = '', ...others] = await declaredKeys(world.log, testOrigin);
  expect(others).toEqual([]);
  const both = (await world.tiles.published(1)) ?? '';
  for (const key of [first, second]) expect(openCheckpoint(both, [key])).toMatchObject({ size: 7 });
  expect(await sealedKeys(world)).toEqual({ current: null, next: null });
  expect((await stat(fileOf(world))).mode & 0o777).toBe(0o600);
});

test('who has no key signs nothing, goes on with another one nowhere, and verifies', async () => {
  const world = await notaryWorld();
  const file = new KeyFile(fileOf(world));
  await appendSome(world.log, 5);
  await world.sign(file);
  const before = await world.tiles.published(1);
  await appendSome(world.log, 5);
  await world.sign();
  await world.sign(new KeyFile(join(world.urls.folder, 'other')));
  expect(await world.tiles.published(1)).toBe(before);
  expect(await sealedKeys(world)).toEqual({ current: null, next: null });
  const { log, pool: db, table, tiles } = world;
  const found = await verify({ log, db, table, tiles, clock: systemClock, isGapless: true });
  expect(found).toMatchObject({ signed: 6, events: 11, findings: [] });
  await world.sign(file);
  expect((await table.read())?.size).toBe(11);
});

test('a notary that runs while its key is replaced by one in a file signs no more', async () => {
  const world = await notaryWorld();
  await appendSome(world.log, 5);
  const inDatabase = makeNotary(world);
  await inDatabase.begin();
  while ((await inDatabase.handleBatch()) === 0);
  const file = new KeyFile(fileOf(world));
  const onItsMachine = makeNotary({ ...world, keyFile: file });
  await onItsMachine.begin();
  await expect(inDatabase.handleBatch()).rejects.toThrow('moved the notary');
  while ((await onItsMachine.handleBatch()) === 0);
  const signed = await world.tiles.published(1);
  await inDatabase.begin();
  await appendSome(world.log, 5);
  expect(await inDatabase.handleBatch()).toBeGreaterThan(0);
  expect(await world.tiles.published(1)).toBe(signed);
});

test('a replaced key leaves the file, and a line that is no key is refused', async () => {
  const world = await notaryWorld();
  const file = new KeyFile(fileOf(world));
  await appendSome(world.log, 5);
  await world.sign(file);
  const [first] = await file.read();
  await world.table.replaceKey();
  await world.sign(file);
  await world.sign(file);
  const kept = await file.read();
  expect(kept).toHaveLength(1);
  expect(kept).not.toEqual([first]);
  expect(await readFile(fileOf(world), 'utf8')).toMatch(/^[\w+/]{43}=\n$/);
  await file.write([Buffer.alloc(31)]);
  await expect(file.read()).rejects.toThrow('no key of 32 bytes');
});

test('after a lost key, another tree is signed by another key', async () => {
  const world = await notaryWorld();
  await appendSome(world.log, 5);
  await world.sign(new KeyFile(fileOf(world)));
  await world.table.beginAnew(`${testOrigin}/2`, true);
  await world.sign(new KeyFile(join(world.urls.folder, 'other')));
  const keys = await declaredKeys(world.log, `${testOrigin}/2`);
  expect(openCheckpoint((await world.tiles.published(2)) ?? '', keys)?.size).toBe(7);
});
