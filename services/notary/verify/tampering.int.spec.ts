import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { systemClock } from '../../adapters/clock.ts';
import { appendSome, notaryWorld } from '../testing/notary-world.ts';
import { type KeptElsewhere, verify } from './verify.ts';

type World = Awaited<ReturnType<typeof notaryWorld>>;

/** 301 events, all signed: the declaration of the key, and two streams. */
async function signedWorld() {
  const world = await notaryWorld();
  await world.sign();
  await appendSome(world.log, 40);
  await appendSome(world.log, 260);
  await world.sign();
  return world;
}

async function findings(world: World, ...elsewhere: readonly KeptElsewhere[]) {
  const ports = { ...world, db: world.pool, clock: systemClock, isGapless: true };
  const found = await verify(ports, elsewhere);
  return found.findings.map(({ kind, position }) => [
    kind,
    position === null ? null : Number(position),
  ]);
}

const kept = async (world: World, name: string): Promise<KeptElsewhere> => ({
  name,
  note: (await world.tiles.published(1)) ?? '',
});

/** Deletes events without a trace in positions and revisions. */
const renumber = (from: number, by: number) => `
  update event set position = position + 1000000 where position >= ${from};
  update event set position = position - 1000000 + ${by} where position >= 1000000;`;

test('a log that nobody touched is as signed, and says what is proved', async () => {
  const world = await signedWorld();
  const ports = { ...world, db: world.pool, clock: systemClock, isGapless: true };
  expect(await verify(ports)).toMatchObject({
    events: 301,
    signed: 301,
    provedFromElsewhere: 0,
    findings: [],
  });
  const found = await verify(ports, [await kept(world, 'mail')]);
  expect(found).toMatchObject({ provedFromElsewhere: 301, findings: [] });
  await appendSome(world.log, 2);
  expect(await verify(ports)).toMatchObject({ events: 303, signed: 301, findings: [] });
});

test.each([
  [
    'a word of an event',
    `update event set data = '{"number":1,"title":"Another"}' where position = 90`,
    [['edited', 90]],
  ],
  [
    'the author of an event',
    `update event set metadata = replace(metadata::text, 'anne', 'bob')::json where position = 90`,
    [['edited', 90]],
  ],
  [
    'the type of an event',
    `update event set type = 'Other' where position = 301`,
    [['edited', 301]],
  ],
  ['the first event', `update event set data = '{}' where position = 1`, [['edited', 1]]],
  [
    'the last event of a tile',
    `update event set data = '{}' where position = 256`,
    [['edited', 256]],
  ],
  [
    'the order of the fields of an event',
    `update event set data = json_build_object('title', data->>'title', 'number', (data->>'number')::int) where position = 90`,
    [],
  ],
  [
    'an event, which is deleted',
    'delete from event where position = 90',
    [
      ['deleted', 90],
      ['hole', 90],
      ['revision-hole', 91],
    ],
  ],
  [
    'two events, which are deleted, and the others numbered anew',
    `delete from event where position in (90, 91); ${renumber(92, -2)} update event set revision = revision + 1000 where position >= 90; update event set revision = revision - 1002 where position >= 90`,
    [['deleted', 90]],
  ],
  [
    'an event, which is inserted',
    `${renumber(90, 1)} insert into event select 90, 'test-other', 0, gen_random_uuid(), type, data, metadata from event where position = 91`,
    [['inserted', 90]],
  ],
  [
    'two events, which are swapped',
    `update event set position = case position when 90 then 190 else 90 end + 1000000 where position in (90, 190); update event set position = position - 1000000 where position > 1000000`,
    [['swapped', 90]],
  ],
  [
    'the data of two events, which are swapped',
    `update event e set data = o.data from event o where (e.position, o.position) in ((90, 190), (190, 90))`,
    [['swapped', 90]],
  ],
  [
    'the time of an event',
    `update event set metadata = jsonb_set(metadata::jsonb, '{occurredAt}', to_jsonb('2001-01-01T00:00:00.000Z'::text))::json where position = 90`,
    [
      ['re-dated', 90],
      ['time-backwards', 90],
    ],
  ],
  ['the tail', 'delete from event where position > 280', [['tail-cut', 281]]],
  ['all but one event', 'delete from event where position > 1', [['tail-cut', 2]]],
  [
    'the whole log, which is rebuilt',
    `update event set id = gen_random_uuid(), data = '{"number":0}'`,
    [['replaced', 1]],
  ],
])('%s is found, and its position', async (_what, statement, expected) => {
  const world = await signedWorld();
  await world.rows.query(statement);
  const found = await findings(world);
  const named = new Set<unknown>(expected.map(([kind]) => kind));
  expect(found.slice(0, 1)).toEqual(expected.slice(0, 1));
  expect(found.filter(([kind]) => named.has(kind))).toEqual(expected);
});

test('damaged tiles are distinguished from a damaged log', async () => {
  const world = await signedWorld();
  await rm(join(world.urls.folder, 'tlog/tile/0/001.p/45'));
  expect(await findings(world)).toEqual([['tiles-damaged', 257]]);
  await world.sign();
  expect(await findings(world)).toEqual([]);
});

test('a log that was rewritten and signed anew by its operator is found with a checkpoint kept elsewhere, and only with it', async () => {
  const world = await signedWorld();
  const early = await kept(world, 'early.txt');
  await appendSome(world.log, 20);
  await world.sign();
  const late = await kept(world, 'late.txt');
  await world.rows.query(`update event set data = '{}' where position = 310`);
  await signAnew(world);
  expect(await findings(world)).toEqual([]);
  expect(await findings(world, early)).toEqual([]);
  expect(await findings(world, early, late)).toEqual([['other-history', 302]]);
});

test('a tail that was cut, and signed anew, is found with a checkpoint kept elsewhere', async () => {
  const world = await signedWorld();
  const note = await kept(world, 'kept.txt');
  await world.rows.query('delete from event where position > 300');
  await signAnew(world);
  expect(await findings(world)).toEqual([]);
  expect(await findings(world, note)).toEqual([['tail-cut', 301]]);
});

test('of two histories shown to two auditors, one is not this log', async () => {
  const world = await signedWorld();
  await appendSome(world.log, 1);
  await world.sign();
  const one = await kept(world, 'one.txt');
  await world.rows.query(`update event set data = '{}' where position = 302`);
  await signAnew(world);
  const other = await kept(world, 'other.txt');
  expect(await findings(world, one, other)).toEqual([['other-history', 1]]);
});

test('a checkpoint that we did not sign is named', async () => {
  const world = await signedWorld();
  const { note } = await kept(world, '');
  const forged = { name: 'forged.txt', note: note.replace('\n301\n', '\n300\n') };
  expect(await findings(world, forged)).toEqual([['not-our-signature', null]]);
});

/** What somebody with the database, the keys and the tiles does to hide a change. */
async function signAnew(world: World): Promise<void> {
  await rm(join(world.urls.folder, 'tlog'), { recursive: true });
  await world.pool.query('delete from notary_checkpoint');
  await world.pool.query(
    `update notary set size = 0, root = null, note = null, place = '{"position":"00000000000000000000","event":null}'`,
  );
  await world.sign();
}
