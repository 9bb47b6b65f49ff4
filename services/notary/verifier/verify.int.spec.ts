import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { expect, onTestFinished, test } from 'vitest';
import { declaredKeys } from '../declare-key.ts';
import { LeafMaker } from '../leaf.ts';
import { localWitness } from '../testing/local-witness.ts';
import { testOrigin } from '../testing/make-notary.ts';
import { appendSome, notaryWorld } from '../testing/notary-world.ts';
import { nodesInTiles, proveInclusion } from '../tree/proofs.ts';

const run = promisify(execFile);
const program = fileURLToPath(new URL('verify.mjs', import.meta.url));

/** 701 events that are signed, with an earlier checkpoint and a proof, each in a file. */
async function published() {
  const world = await notaryWorld();
  await world.sign();
  await appendSome(world.log, 300);
  await world.sign();
  const files = await mkdtemp(join(tmpdir(), 'parvis-kept-'));
  onTestFinished(() => rm(files, { recursive: true }));
  const kept = join(files, 'kept.txt');
  await writeFile(kept, (await world.tiles.published(1)) ?? '');
  await appendSome(world.log, 400);
  await world.sign();
  const [key = ''] = await declaredKeys(world.log, testOrigin);
  const events = await world.log.readAll(startOfLog, 701);
  const maker = new LeafMaker((await world.table.read())?.saltKey ?? Buffer.alloc(0));
  const leaf = events[500] === undefined ? '' : maker.leafOf(events[500]);
  const nodeAt = nodesInTiles(701, async (...tile) => (await world.tiles.read(1, ...tile)) ?? []);
  const path = await proveInclusion(500, 701, nodeAt);
  const proof = { index: 500, size: 701, leaf, proof: path.map((hash) => hash.toString('base64')) };
  const proved = join(files, 'proof.json');
  await writeFile(proved, JSON.stringify(proof));
  const folder = join(world.urls.folder, 'tlog');
  const verify = async (...more: readonly string[]) => {
    const { stdout } = await run(process.execPath, [program, key, folder, ...more]).catch(
      (cause: unknown) => Object(cause),
    );
    return String(stdout).trim().split('\n');
  };
  return { world, key, verify, folder, files, kept, proved, proof };
}

test('a program that shares no code with ours verifies tiles, checkpoints and proofs', async () => {
  const { verify, kept, proved } = await published();
  expect(await verify(kept, proved)).toEqual([
    'right: level 1 of the tiles',
    `right: newest checkpoint: 701 events of ${testOrigin}`,
    `right: ${kept}: 301 events of ${testOrigin}`,
    `right: ${proved}: event 500 of 701`,
  ]);
});

test('it finds a tile, a checkpoint and a proof that are not as signed', async () => {
  const { verify, folder, files, kept, proof } = await published();
  const forged = join(files, 'forged.json');
  await writeFile(forged, JSON.stringify({ ...proof, index: 499 }));
  expect(await verify(forged)).toContain(`WRONG: ${forged}: event 499 of 701`);
  await writeFile(join(folder, 'tile/0/000'), Buffer.alloc(8_192));
  const found = await verify(kept);
  expect(found.map((line) => line.slice(0, 5))).toEqual(['WRONG', 'WRONG', 'WRONG']);
  await writeFile(join(folder, 'checkpoint'), 'nothing');
  expect(await verify()).toEqual(['WRONG: newest checkpoint: no signature of this key']);
});

test('it requires what a witness cosigned, and refuses what its key did not make', async () => {
  const { world, key, verify, folder, files } = await published();
  const witness = await localWitness(key);
  const note = (await world.tiles.published(1)) ?? '';
  const text = note.slice(0, note.indexOf('\n\n') + 1);
  const cosigned = `${note}${witness.cosign(text)}`;
  const vkey = witness.configured.key;
  const seen = 'right: cosigned checkpoint, cosigned by witness.example/w1 at ';
  await writeFile(join(folder, 'cosigned-checkpoint'), cosigned);
  expect(await verify(vkey)).toContainEqual(expect.stringContaining(seen));
  const kept = join(files, 'cosigned.txt');
  await writeFile(kept, cosigned);
  expect(await verify(kept, vkey)).toContainEqual(
    expect.stringContaining(`right: ${kept}, cosigned by witness.example/w1`),
  );
  const missing = 'WRONG: nothing is cosigned by the witness witness.example/w1';
  await writeFile(join(folder, 'cosigned-checkpoint'), note);
  expect(await verify(vkey)).toContain(missing);
  const forged = cosigned.replace('\n701\n', '\n700\n');
  await writeFile(join(folder, 'cosigned-checkpoint'), forged);
  expect(await verify(vkey)).toContain(missing);
  const impostor = await localWitness(key);
  await writeFile(join(folder, 'cosigned-checkpoint'), `${note}${impostor.cosign(text)}`);
  expect(await verify(vkey)).toContain(missing);
});
