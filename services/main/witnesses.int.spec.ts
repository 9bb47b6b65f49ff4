import { rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../adapters/clock.ts';
import { readBytes } from '../adapters/storage/storage.ts';
import { declaredKeys } from '../notary/declare-key.ts';
import { readNotaryStatus } from '../notary/notary-status.ts';
import { findCosignature, readWitnessKey } from '../notary/notes/cosignature.ts';
import { localWitness } from '../notary/testing/local-witness.ts';
import { makeNotary, testOrigin } from '../notary/testing/make-notary.ts';
import { appendSome, notaryWorld } from '../notary/testing/notary-world.ts';
import { verify } from '../notary/verify/verify.ts';
import { listCosignatures } from '../notary/witnesses/cosignature-table.ts';
import { makeCosigner } from './witnesses.ts';

type World = Awaited<ReturnType<typeof notaryWorld>>;

/** A log with three events that are signed, and a witness that knows its key. */
async function witnessed() {
  const world = await notaryWorld();
  await appendSome(world.log, 3);
  await world.sign();
  const [key = ''] = await declaredKeys(world.log, testOrigin);
  return { world, key, witness: await localWitness(key) };
}

/** Cosigns what a notary signs; its calls are as far apart as configured, which is not at all. */
function openCosigner(world: World, witnesses: readonly { key: string; url: string }[]) {
  const errors: string[] = [];
  const notary = makeNotary(
    world,
    () => undefined,
    (signed) => cosigner.signed(signed),
  );
  const cosigner = makeCosigner(
    { pool: world.pool },
    { witnesses, fetchHosts: ['127.0.0.1'] },
    world.tiles,
    {
      everyMs: 1,
      onCosigned: (cosigned) => notary.publishCosigned(cosigned),
      onError: (cause) => errors.push(String(cause)),
    },
  );
  onTestFinished(() => cosigner.stop());
  const sign = async () => {
    await notary.begin();
    while ((await notary.handleBatch()) === 0);
  };
  return { cosigner, sign, errors };
}

const keyOf = ({ configured }: Awaited<ReturnType<typeof localWitness>>) => {
  const key = readWitnessKey(configured.key);
  if (key === undefined) throw new Error('no key of a witness');
  return key;
};

function verifyWith({ log, pool, table, tiles }: World, keys: ReturnType<typeof keyOf>[]) {
  const ports = { log, db: pool, table, tiles, clock: systemClock, isGapless: true };
  return verify(ports, [], [], keys);
}

test('a witness cosigns each checkpoint that continues the one before, which is published', async () => {
  const { world, witness } = await witnessed();
  const { cosigner, sign } = openCosigner(world, [witness.configured]);
  for (const count of [0, 1, 300, 255, 1]) {
    await appendSome(world.log, count);
    await sign();
    await cosigner.idle();
  }
  expect(witness.state.requests).toEqual([
    'POST /w1/add-checkpoint old 0',
    'POST /w1/add-checkpoint old 4',
    'POST /w1/add-checkpoint old 5',
    'POST /w1/add-checkpoint old 305',
    'POST /w1/add-checkpoint old 560',
  ]);
  const published = (await world.tiles.published(1)) ?? '';
  expect(published).toContain('\n561\n');
  expect(findCosignature(published, keyOf(witness))).toBeDefined();
  expect(await world.storage.head('tlog/cosigned-checkpoint')).toBeDefined();
  const opened = await world.tiles.open('cosigned-checkpoint');
  expect(opened && (await readBytes(opened)).toString()).toContain('\n561\n');
  // A start that finds its checkpoint cosigned leaves it so.
  await world.sign();
  expect(await world.tiles.published(1)).toBe(published);
  const { witnessed: seen, findings } = await verifyWith(world, [keyOf(witness)]);
  expect(findings).toEqual([]);
  expect(seen).toMatchObject([{ name: witness.name, size: 561 }]);
});

test('a witness that saw more than we know is sent the proof from there', async () => {
  const { world, witness } = await witnessed();
  const first = openCosigner(world, [witness.configured]);
  await first.sign();
  await first.cosigner.idle();
  await world.pool.query('delete from notary_cosignature');
  await appendSome(world.log, 10);
  const { cosigner, sign, errors } = openCosigner(world, [witness.configured]);
  await sign();
  await cosigner.idle();
  expect(errors).toEqual([]);
  expect(witness.state.requests.slice(1)).toEqual([
    'POST /w1/add-checkpoint old 0',
    'POST /w1/add-checkpoint old 4',
    'POST /w1/add-checkpoint old 4',
  ]);
  expect(witness.state.latest[0]).toBe(14);
});

test('a witness that is down delays nothing, is named, and gets the newest when it is back', async () => {
  const { world, key, witness } = await witnessed();
  const other = await localWitness(key, 'other.example/w2');
  witness.state.instead = () => undefined;
  const { cosigner, sign, errors } = openCosigner(world, [witness.configured, other.configured]);
  await sign();
  await appendSome(world.log, 5);
  await sign();
  // Signing did not wait until the call of the one that is down failed.
  expect(errors).toEqual([]);
  await expect.poll(() => other.state.latest[0]).toBe(9);
  witness.state.instead = (response) => response.writeHead(503).end();
  await cosigner.stop();

  const again = openCosigner(world, [witness.configured]);
  await again.sign();
  await expect.poll(() => again.errors).toHaveLength(1);
  expect(again.errors[0]).toContain(
    'the witness witness.example/w1 did not cosign: it returned 503',
  );
  const parts = {
    log: world.log,
    db: world.pool,
    mayRewriteLog: async () => null,
    clock: systemClock,
  };
  const names = [witness.name, other.name, 'third.example/w3'];
  const status = async () => (await readNotaryStatus({ ...parts, witnesses: names })).witnesses;
  expect(await status()).toMatchObject([
    { name: other.name, cosigned: { size: 9 }, failing: null },
    { name: 'third.example/w3', cosigned: null, failing: null },
    { name: witness.name, cosigned: null, failing: { why: 'it returned 503' } },
  ]);
  witness.state.instead = undefined;
  await again.cosigner.idle();
  expect(witness.state.latest[0]).toBe(9);
  expect((await status())[2]).toMatchObject({ cosigned: { size: 9 }, failing: null });
  expect(errors.length).toBeLessThan(2);
});

test.each([
  ['it saw another history of this size', (response) => response.writeHead(409).end()],
  ['does not continue what it saw', (response) => response.writeHead(422).end()],
  [
    'it cosigned 7000 events already',
    (response) => response.writeHead(409, { 'content-type': 'text/x.tlog.size' }).end('7000\n'),
  ],
  [
    'no cosignature of its key',
    (response) => response.writeHead(200).end('— witness.example/w1 AAAA\n'),
  ],
] satisfies [string, (response: ServerResponse) => unknown][])(
  'what is no cosignature is not kept: %s',
  async (why, respond) => {
    const { world, witness } = await witnessed();
    witness.state.instead = (response) => void respond(response);
    const { cosigner, sign, errors } = openCosigner(world, [witness.configured]);
    await sign();
    await expect.poll(() => errors).toHaveLength(1);
    await cosigner.stop();
    expect(errors[0]).toContain(why);
    expect(await listCosignatures(world.pool, 1)).toEqual([]);
  },
);

test('a rewritten log contradicts its witness, and an edited cosignature is found', async () => {
  const { world, witness } = await witnessed();
  const { cosigner, sign } = openCosigner(world, [witness.configured]);
  await sign();
  await cosigner.idle();
  const key = keyOf(witness);
  // The notary's own state goes with the log, as for one who has its keys.
  await world.rows.query(`update event set data = '{"number": 7}' where position = 2`);
  await world.pool.query('delete from notary_checkpoint');
  await rm(join(world.urls.folder, 'tlog'), { recursive: true });
  await world.pool.query(
    `update notary set size = 0, root = null, note = null, place = '{"position":"00000000000000000000","event":null}'`,
  );
  await world.sign();
  expect((await verifyWith(world, [])).findings).toEqual([]);
  const { findings, witnessed: seen } = await verifyWith(world, [key]);
  expect(findings).toMatchObject([{ kind: 'other-history' }]);
  expect(findings[0]?.detail).toContain('the witness witness.example/w1');
  expect(seen).toEqual([]);
  await world.pool.query(
    `update notary_cosignature set note = replace(note, E'\\n4\\n', E'\\n3\\n')`,
  );
  expect((await verifyWith(world, [key])).findings).toMatchObject([{ kind: 'false-cosignature' }]);
});
