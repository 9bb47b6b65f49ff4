import { startOfLog } from '@parvis/contracts/log/position.ts';
import { expect, test } from 'vitest';
import { readNotaryStatus } from './notary-status.ts';
import { openCheckpoint } from './notes/checkpoint.ts';
import { testOrigin } from './testing/make-notary.ts';
import { appendSome, notaryWorld } from './testing/notary-world.ts';

type World = Awaited<ReturnType<typeof notaryWorld>>;

const statusOf = ({ log, pool: db }: World, now = Date.now()) =>
  readNotaryStatus({
    log,
    db,
    mayRewriteLog: async () => null,
    witnesses: [],
    clock: { now: () => new Date(now) },
  });

test('nothing is signed before the notary began', async () => {
  const world = await notaryWorld();
  const nothing = { signed: null, stopped: null, mayRewriteLog: null };
  expect(await statusOf(world)).toMatchObject(nothing);
  await world.table.create(testOrigin);
  expect(await statusOf(world)).toMatchObject(nothing);
});

test('the newest checkpoint is shown with the key that opens it, and since when the log is signed', async () => {
  const world = await notaryWorld();
  await appendSome(world.log, 3);
  await world.sign();
  const first = (await statusOf(world)).signed;
  await appendSome(world.log, 2);
  await world.sign();
  const { signed, stopped } = await statusOf(world);
  expect(stopped).toBeNull();
  expect(signed).toMatchObject({ origin: testOrigin, size: 6, since: first?.at });
  expect(openCheckpoint(signed?.checkpoint ?? '', [signed?.key ?? ''])?.size).toBe(6);
});

test('another key is shown once it signed, and why the notary stopped', async () => {
  const world = await notaryWorld();
  await appendSome(world.log, 3);
  await world.sign();
  const before = (await statusOf(world)).signed?.key;
  await world.table.replaceKey();
  await world.sign();
  const { signed } = await statusOf(world);
  expect(signed?.key).not.toBe(before);
  expect(openCheckpoint(signed?.checkpoint ?? '', [signed?.key ?? ''])).toBeDefined();
  await world.rows.query(`update event set data = '{}' where position = 2`);
  await world.rows.query('delete from event where position > 2');
  await world.sign();
  expect((await statusOf(world)).stopped).toBe('log-differs');
});

test('what was not signed within a minute is late, by when the first of it was written', async () => {
  const world = await notaryWorld();
  await appendSome(world.log, 3);
  const [first] = await world.log.readAll(startOfLog, 1);
  const { occurredAt } = first?.metadata ?? {};
  const written = Date.parse(occurredAt ?? '');
  expect((await statusOf(world, written + 60_000)).lateSince).toBeNull();
  expect((await statusOf(world, written + 60_001)).lateSince).toBe(occurredAt);
  await world.sign();
  await appendSome(world.log, 1);
  const later = (await statusOf(world, written + 600_000)).lateSince;
  expect(Date.parse(later ?? '')).toBeGreaterThan(written);
  await world.sign();
  expect((await statusOf(world, written + 600_000)).lateSince).toBeNull();
});
