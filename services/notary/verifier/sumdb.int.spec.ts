import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../adapters/clock.ts';
import { declaredKeys } from '../declare-key.ts';
import { LeafMaker } from '../leaf.ts';
import { readWitnessKey } from '../notes/cosignature.ts';
import { localWitness } from '../testing/local-witness.ts';
import { testOrigin } from '../testing/make-notary.ts';
import { appendSome, notaryWorld } from '../testing/notary-world.ts';
import { nodesInTiles, proveInclusion } from '../tree/proofs.ts';
import { Cosigner } from '../witnesses/cosigner.ts';

const run = promisify(execFile);
const packages = '/usr/share/gocode';
const hasGo = spawnSync('go', ['version']).status === 0;
const isThere = hasGo && existsSync(join(packages, 'src/golang.org/x/mod/sumdb/tlog'));
const circumstances = isThere
  ? 'tlog and note of Go'
  : 'SKIPPED: needs Debian’s golang-go and golang-golang-x-mod-dev';
const source = fileURLToPath(new URL('../testing/sumdb/main.go', import.meta.url));
const size = 901;

/** A log of 901 events with an earlier checkpoint, and all its leaves with our proofs, in files. */
async function published() {
  const world = await notaryWorld();
  const files = await mkdtemp(join(tmpdir(), 'parvis-sumdb-'));
  onTestFinished(() => rm(files, { recursive: true }));
  const [earlier, leaves, program] = ['earlier', 'leaves', 'verify'].map((one) => join(files, one));
  await world.sign();
  await appendSome(world.log, 300);
  await world.sign();
  await writeFile(earlier ?? '', (await world.tiles.published(1)) ?? '');
  await appendSome(world.log, 600);
  await world.sign();
  const maker = new LeafMaker((await world.table.read())?.saltKey ?? Buffer.alloc(0));
  const events = await world.log.readAll(startOfLog, size);
  const nodeAt = nodesInTiles(size, async (...tile) => (await world.tiles.read(1, ...tile)) ?? []);
  const proved: { readonly leaf: string; readonly proof: readonly string[] }[] = [];
  for (const [index, event] of events.entries()) {
    const path = await proveInclusion(index, size, nodeAt);
    const proof = path.map((hash) => hash.toString('base64'));
    proved.push({ leaf: maker.leafOf(event), proof });
  }
  const write = (all: typeof proved) => writeFile(leaves ?? '', JSON.stringify(all));
  await write(proved);
  const folder = join(world.urls.folder, 'tlog');
  const [key = ''] = await declaredKeys(world.log, testOrigin);
  const witness = await localWitness(key);
  const cosigner = new Cosigner({
    witnesses: [{ key: requireKey(witness.configured.key), url: witness.configured.url }],
    send: async (address, body) => {
      const response = await fetch(address, { method: 'POST', body });
      const contentType = response.headers.get('content-type') ?? '';
      return { status: response.status, contentType, body: await response.text() };
    },
    db: world.pool,
    tiles: world.tiles,
    clock: systemClock,
    everyMs: 1,
    onCosigned: async () => undefined,
    onError: (cause) => expect.fail(String(cause)),
  });
  cosigner.signed({ number: 1, size, note: (await world.tiles.published(1)) ?? '' });
  await cosigner.idle();
  const env = { ...process.env, GOPATH: packages, GO111MODULE: 'off', GOCACHE: join(files, 'go') };
  await run('go', ['build', '-o', program ?? '', source], { env });
  const verify = async () => {
    const done = await run(program ?? '', [
      key,
      folder,
      earlier ?? '',
      leaves ?? '',
      witness.configured.key,
    ]).catch((cause: unknown) => Object(cause));
    return `${done.stdout}${done.stderr}`.trim();
  };
  return { verify, write, proved, folder, earlier: earlier ?? '' };
}

function requireKey(text: string) {
  const key = readWitnessKey(text);
  if (key === undefined) throw new Error('no key of a witness');
  return key;
}

describe.skipIf(!isThere)(`an implementation that others wrote (${circumstances})`, () => {
  test('reads our tiles, notes and proofs, and refuses what is not as signed', {
    timeout: 180_000,
  }, async () => {
    const { verify, write, proved, folder, earlier } = await published();
    expect(await verify()).toBe(`${size} leaves, 301 earlier, 2 signatures`);

    const [first, second, ...others] = proved;
    if (first === undefined || second === undefined) throw new Error('nothing was proved');
    await write([first, { ...second, leaf: second.leaf.replace('anne', 'bob') }, ...others]);
    expect(await verify()).toContain('invalid transparency proof');
    await write([{ ...first, proof: second.proof }, second, ...others]);
    expect(await verify()).toContain('invalid transparency proof');
    await write(proved);

    const note = await readFile(earlier, 'utf8');
    await writeFile(earlier, note.replace('\n301\n', '\n300\n'));
    expect(await verify()).toContain('invalid signature');
    await writeFile(earlier, note);

    const cosigned = join(folder, 'cosigned-checkpoint');
    const noteOfWitness = await readFile(cosigned, 'utf8');
    await writeFile(cosigned, noteOfWitness.replace(/— witness.*\n/, ''));
    expect(await verify()).toContain('301 earlier, 1 signatures');
    const [, line = ''] = /(— witness\S+ .*)\n/.exec(noteOfWitness) ?? [];
    await writeFile(cosigned, noteOfWitness.replace(line, `${line.slice(0, -8)}AAAAAA==`));
    expect(await verify()).toContain('invalid signature');
    await writeFile(cosigned, noteOfWitness);

    const tile = join(folder, 'tile/0/001');
    const hashes = await readFile(tile);
    await writeFile(tile, Buffer.from(hashes).fill(0, 32, 64));
    expect(await verify()).toMatch(/^(?:invalid transparency proof|downloaded inconsistent tile)/);
    await writeFile(tile, hashes);
    expect(await verify()).toBe(`${size} leaves, 301 earlier, 2 signatures`);
  });
});
