#!/usr/bin/env node
/**
 * Verifies the tiles and checkpoints of a log, and bundles of evidence, with Node alone: it shares no
 * code with Parvis, and needs nothing but this file. Formats: C2SP signed-note, tlog-checkpoint,
 * tlog-tiles and tlog-cosignature; RFC 9162; RFC 8785.
 *
 *   node verify.mjs [FOLDER [KEY…]]
 *
 * FOLDER is an unpacked bundle: by default the one that this file is in. Each KEY is a verifier key, name+id+key, or the public key of
 * manifests, kept elsewhere; without any, those in the bundle are believed. A KEY may be that of a
 * witness, whose cosignature is then required.
 *
 *   node verify.mjs KEY ADDRESS [FILE…]
 *
 * KEY is the verifier key, name+id+key, kept elsewhere. ADDRESS is where the log is published, such
 * as https://www.bank.example/tlog, or a folder with its files. Each FILE is a checkpoint that was
 * kept, and must be of the same history; or an inclusion proof in JSON: {"index": 6, "leaf": "the
 * bytes of the leaf", "size": 9, "proof": ["base64", …]}, of the size of the newest checkpoint or of
 * one that was kept; or the verifier key of a witness, whose cosignature is then required. Ends with 1
 * when anything is wrong.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const keyForm = /^([^\s+]+)\+([0-9a-f]{8})\+(.+)$/;
const [first = fileURLToPath(new URL('.', import.meta.url)), address, ...files] =
  process.argv.slice(2);
if (keyForm.test(first) && address === undefined) {
  console.error(
    'Usage: node verify.mjs [FOLDER [KEY…]]\n       node verify.mjs KEY ADDRESS [FILE…]',
  );
  process.exit(2);
}

const sha = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest();
const node = (left, right) => sha(Buffer.from([1]), left, right);

/** The largest power of two below a number. */
const split = (count) => {
  let left = 1;
  while (left * 2 < count) left *= 2;
  return left;
};

/** The root of a tree, from the hashes of its leaves. */
function root(leaves) {
  if (leaves.length === 0) return sha();
  if (leaves.length === 1) return leaves[0];
  const left = split(leaves.length);
  return node(root(leaves.slice(0, left)), root(leaves.slice(left)));
}

async function read(path) {
  if (!/^https?:/.test(address)) return readFile(`${address}/${path}`);
  const response = await fetch(`${address}/${path}`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** A verifier key: what it signs (1 for notes, 4 for cosignatures), under which name. */
function readKey(vkey) {
  const [, name, id, encoded] = keyForm.exec(vkey) ?? [];
  const key = Buffer.from(encoded ?? '', 'base64');
  if (key.length !== 33 || sha(Buffer.from(`${name}\n`), key).toString('hex', 0, 4) !== id)
    throw new Error('the key is not a verifier key of Ed25519');
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), key.subarray(1)]);
  return {
    name,
    id,
    kind: key[0],
    publicKey: createPublicKey({ key: spki, format: 'der', type: 'spki' }),
  };
}

const isWitness = (text) =>
  keyForm.test(text) && Buffer.from(keyForm.exec(text)[3], 'base64')[0] === 4;

/** The text of a note, its checkpoint, and the signatures under a name and a key. */
function readNote(note, { name, id }) {
  const end = note.lastIndexOf('\n\n') + 1;
  const text = note.slice(0, end);
  const signatures = note
    .slice(end + 1)
    .split('\n')
    .filter((line) => line.startsWith(`— ${name} `))
    .map((line) => Buffer.from(line.slice(`— ${name} `.length), 'base64'))
    .filter((bytes) => bytes.toString('hex', 0, 4) === id)
    .map((bytes) => bytes.subarray(4));
  const [origin, size, hash] = text.split('\n');
  return { text, signatures, checkpoint: { origin, size: Number(size), root: hash } };
}

/** The checkpoint in a note that a verifier key signed. */
function open(note, where, vkey) {
  const key = readKey(vkey);
  if (key.kind !== 1) throw new Error('the key is not a verifier key of a log');
  const { text, signatures, checkpoint } = readNote(note, key);
  if (!signatures.some((bytes) => verify(null, Buffer.from(text), key.publicKey, bytes)))
    throw new Error(`${where}: no signature of this key`);
  return { where, ...checkpoint };
}

/** What a witness saw, and when; undefined without a cosignature of its key that verifies. */
function openCosigned(note, where, vkey) {
  const key = readKey(vkey);
  const { text, signatures, checkpoint } = readNote(note, key);
  for (const bytes of signatures) {
    if (bytes.length !== 72) continue;
    const seconds = bytes.readBigUInt64BE();
    const signed = Buffer.from(`cosignature/v1\ntime ${seconds}\n${text}`);
    if (verify(null, signed, key.publicKey, bytes.subarray(8)))
      return { where, witness: key.name, at: Number(seconds) * 1000, ...checkpoint };
  }
  return undefined;
}

/** Whether a proof of consistency leads from one checkpoint to another (RFC 9162, 2.1.4.2). */
function continues(earlier, later, proof) {
  if (earlier.size === later.size) return proof.length === 0 && earlier.root === later.root;
  if (!(earlier.size > 0 && earlier.size < later.size)) return false;
  const path = [...proof];
  if (Number.isInteger(Math.log2(earlier.size))) path.unshift(Buffer.from(earlier.root, 'base64'));
  const [one, other] = rootsOf(path, earlier.size, later.size);
  return one === earlier.root && other === later.root;
}

/** The roots of both sizes that a proof of consistency leads to; none if it does not fit them. */
function rootsOf([start, ...rest], earlier, later) {
  let [low, high] = [earlier - 1, later - 1];
  const half = () => {
    [low, high] = [Math.floor(low / 2), Math.floor(high / 2)];
  };
  while (low % 2 === 1) half();
  let [one, other] = [start, start];
  for (const hash of rest) {
    if (high === 0) return [];
    if (low % 2 === 1 || low === high) {
      [one, other] = [node(hash, one), node(hash, other)];
      while (low % 2 === 0 && low !== 0) half();
    } else other = node(other, hash);
    half();
  }
  return high === 0 ? [one, other].map((hash) => hash?.toString('base64')) : [];
}

/** The path of a tile: groups of three digits, all but the last with an x; a partial one its width. */
function tilePath(level, index, width) {
  let path = String(index % 1000).padStart(3, '0');
  for (let left = Math.floor(index / 1000); left > 0; left = Math.floor(left / 1000))
    path = `x${String(left % 1000).padStart(3, '0')}/${path}`;
  return `tile/${level}/${path}${width < 256 ? `.p/${width}` : ''}`;
}

/** All hashes of a level, of which each tile is compared with the hash that the level above has. */
async function readLevel(level, count) {
  const hashes = [];
  for (let index = 0; index * 256 < count; index += 1) {
    const width = Math.min(256, count - index * 256);
    const path = tilePath(level, index, width);
    const bytes = await read(path);
    if (bytes.length !== width * 32) throw new Error(`${path}: ${bytes.length} bytes`);
    for (let n = 0; n < width; n += 1) hashes.push(bytes.subarray(n * 32, n * 32 + 32));
  }
  return hashes;
}

/** The root that a proof of inclusion leads to; the proof is used up. */
function climb(index, size, leaf, proof) {
  if (size === 1) return leaf;
  const left = split(size);
  const sibling = proof.pop();
  if (sibling === undefined) throw new Error('the proof is too short');
  return index < left
    ? node(climb(index, left, leaf, proof), sibling)
    : node(sibling, climb(index - left, size - left, leaf, proof));
}

let wrong = 0;
const check = (isRight, sentence) => {
  console.log(`${isRight ? 'right' : 'WRONG'}: ${sentence}`);
  if (!isRight) wrong += 1;
};

/** Tiles, checkpoints and proofs that were published or kept. */
async function verifyPublished() {
  const newest = open((await read('checkpoint')).toString(), 'newest checkpoint', first);
  const kept = await Promise.all(
    files
      .filter((one) => !isWitness(one))
      .map(async (name) => ({ name, text: await readFile(name, 'utf8') })),
  );
  const proofs = kept.filter(({ text }) => text.startsWith('{'));
  const notes = kept.filter(({ text }) => !text.startsWith('{'));
  const known = [
    newest,
    ...notes.map(({ name, text }) => open(text, name, first)),
    ...(await checkpointsOfWitnesses(files.filter(isWitness), notes)),
  ];
  const leaves = await readLevel(0, newest.size);
  await verifyTiles(leaves);
  for (const { where, origin, size, root: signed } of known) {
    const isSame =
      origin === newest.origin &&
      size <= leaves.length &&
      root(leaves.slice(0, size)).toString('base64') === signed;
    check(isSame, `${where}: ${size} events of ${origin}`);
  }
  for (const { name, text } of proofs) {
    const { index, leaf, size, proof } = JSON.parse(text);
    const signed = known.find((one) => one.size === size);
    const hash = sha(Buffer.from([0]), Buffer.from(leaf));
    const path = proof.map((one) => Buffer.from(one, 'base64'));
    const found = index < size ? climb(index, size, hash, path).toString('base64') : '';
    check(path.length === 0 && signed?.root === found, `${name}: event ${index} of ${size}`);
  }
}

/** The checkpoints that witnesses cosigned, of those that were kept and of the published one. */
async function checkpointsOfWitnesses(keys, kept) {
  if (keys.length === 0) return [];
  const published = (await read('cosigned-checkpoint')).toString();
  const notes = [...kept, { name: 'cosigned checkpoint', text: published }];
  return keys.flatMap((key) => {
    const seen = notes.flatMap(({ name, text }) => openCosigned(text, name, key) ?? []);
    if (seen.length === 0) check(false, `nothing is cosigned by the witness ${readKey(key).name}`);
    return seen.map(({ where, witness, at, ...one }) => ({
      ...one,
      where: `${where}, cosigned by ${witness} at ${new Date(at).toISOString()}`,
    }));
  });
}

/** Each tile against the hash that the level above has of it. */
async function verifyTiles(leaves) {
  let below = leaves;
  for (let level = 1; below.length >= 256; level += 1) {
    const above = await readLevel(level, Math.floor(below.length / 256));
    const bad = above.findIndex(
      (hash, n) => !hash.equals(root(below.slice(n * 256, n * 256 + 256))),
    );
    check(bad === -1, `level ${level} of the tiles${bad === -1 ? '' : `, hash ${bad}`}`);
    below = above;
  }
}

/** JSON whose only spelling is the one that our writer has, so that no byte of it can change. */
function parseExactly(bytes) {
  const value = JSON.parse(bytes);
  if (JSON.stringify(value) !== bytes.toString()) throw new Error('it has another spelling');
  return value;
}

/** Canonical JSON (RFC 8785). */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`);
  return `{${fields.join(',')}}`;
}

/** The leaf of an event: in its data, commitments stand for texts; those of withheld ones already do. */
function leafOf(event, salts) {
  const left = [...salts];
  const seal = (value) => {
    if (typeof value === 'string') {
      const salt = left.shift();
      if (typeof salt !== 'string' || salt.length !== 24) throw new Error('a text has no salt');
      return { c: sha(Buffer.from(salt + JSON.stringify(value))).toString('base64url') };
    }
    if (Array.isArray(value)) return value.map(seal);
    if (typeof value !== 'object' || value === null) return value;
    const names = Object.keys(value).sort();
    if (left[0] === null && names.join() === 'c' && typeof value.c === 'string') {
      left.shift();
      return value;
    }
    return Object.fromEntries(names.map((name) => [name, seal(value[name])]));
  };
  const leaf = canonical({ ...event, data: seal(event.data) });
  if (left.length > 0) throw new Error('there are more salts than texts');
  return leaf;
}

/** Every file against the manifest, and no other file. */
async function verifyFiles(listed) {
  const own = new Set(['manifest.json', 'manifest.signature.json']);
  const present = (await readdir(first)).filter((name) => !own.has(name));
  for (const name of new Set([...Object.keys(listed), ...present])) {
    const wanted = listed[name];
    const hash = createHash('sha256');
    let bytes = 0;
    try {
      for await (const part of createReadStream(`${first}/${name}`)) {
        hash.update(part);
        bytes += part.length;
      }
    } catch {
      bytes = -1;
    }
    const isSame = bytes === wanted?.bytes && hash.digest('hex') === wanted.sha256;
    check(isSame, `${name}${wanted === undefined ? ' is not in the manifest' : ' is as listed'}`);
  }
}

/** The signature of the manifest, by a key that was kept elsewhere if there is one. */
async function verifyManifest(kept) {
  const bytes = await readFile(`${first}/manifest.json`);
  const manifest = parseExactly(bytes);
  const signed = parseExactly(await readFile(`${first}/manifest.signature.json`));
  const [der, signature] = [signed.publicKey, signed.signature].map((one) =>
    Buffer.from(one, 'base64'),
  );
  const isExact =
    der.toString('base64') === signed.publicKey &&
    signature.toString('base64') === signed.signature;
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  const isRight = isExact && verify('sha256', bytes, key, signature);
  const known = kept.filter((one) => !keyForm.test(one));
  const isKnown = known.length === 0 || known.includes(signed.publicKey);
  check(isRight && isKnown, `the manifest is signed by ${signed.publicKey}`);
  return manifest;
}

/** The events of a bundle: each is in the tree that the checkpoint signs, as it is written here. */
async function verifyEvents({ size, root: signed }, count) {
  const totals = { events: 0, wrong: 0, unproved: 0, withheld: 0 };
  const lines = createInterface({ input: createReadStream(`${first}/events.jsonl`) });
  for await (const line of lines) {
    totals.events += 1;
    const { index, event, salts, proof } = JSON.parse(line);
    if (proof === null) {
      totals.unproved += 1;
      continue;
    }
    totals.withheld += salts.filter((salt) => salt === null).length;
    let found = '';
    try {
      const path = proof.map((one) => Buffer.from(one, 'base64'));
      const hash = sha(Buffer.from([0]), Buffer.from(leafOf(event, salts)));
      const reached = index < size ? climb(index, size, hash, path) : Buffer.alloc(0);
      found = path.length === 0 ? reached.toString('base64') : '';
    } catch {
      // It leads nowhere.
    }
    if (found === signed) continue;
    totals.wrong += 1;
    if (totals.wrong <= 20) check(false, `the event at ${event?.position} is not as signed`);
  }
  const { events, wrong: bad, unproved, withheld } = totals;
  check(events === count, `${events} events, of which ${events - bad - unproved} are as signed`);
  if (withheld > 0) console.log(`withheld: ${withheld} texts, of which only commitments are here`);
  if (unproved > 0) check(false, `${unproved} events are newer than the checkpoint: not proved`);
}

/** What witnesses cosigned, which the checkpoint of the bundle continues. */
async function verifyWitnesses(checkpoint, given) {
  const lines = async (name) => {
    const text = await readFile(`${first}/${name}`, 'utf8').catch(() => '');
    return text.split('\n').filter(Boolean);
  };
  const note = await readFile(`${first}/cosigned-checkpoint.txt`, 'utf8').catch(() => '');
  const proof = (await lines('cosigned-consistency.txt')).map((one) => Buffer.from(one, 'base64'));
  for (const key of given.length > 0 ? given : await lines('witnesses.txt')) {
    const seen = openCosigned(note, 'cosigned checkpoint', key);
    if (seen === undefined) {
      // Of those that only the bundle names, none has to be there.
      if (given.length > 0) check(false, `nothing is cosigned by the witness ${readKey(key).name}`);
      continue;
    }
    const isSame = seen.origin === checkpoint.origin && continues(seen, checkpoint, proof);
    const at = new Date(seen.at).toISOString();
    check(isSame, `the witness ${seen.witness} saw the first ${seen.size} events at ${at}`);
  }
}

/** An unpacked bundle of evidence. */
async function verifyBundle(kept) {
  const manifest = await verifyManifest(kept);
  await verifyFiles(manifest.files);
  const note = await readFile(`${first}/checkpoint.txt`, 'utf8');
  const given = kept.filter((one) => keyForm.test(one) && !isWitness(one));
  const listed = (await readFile(`${first}/keys.txt`, 'utf8')).split('\n').filter(Boolean);
  const opened = (given.length > 0 ? given : listed).flatMap((key) => {
    try {
      return [open(note, 'checkpoint', key)];
    } catch {
      return [];
    }
  });
  const [checkpoint] = opened;
  const { origin, size } = checkpoint ?? {};
  check(checkpoint !== undefined, `the checkpoint is signed: ${size} events of ${origin}`);
  if (checkpoint !== undefined) {
    await verifyEvents(checkpoint, manifest.events.count);
    await verifyWitnesses(checkpoint, kept.filter(isWitness));
  }
  if (kept.length === 0)
    console.log('not proved: whose keys these are. Compare them with keys that you got elsewhere.');
}

try {
  await (keyForm.test(first) ? verifyPublished() : verifyBundle([address ?? [], files].flat()));
} catch (cause) {
  check(false, cause.message);
}
process.exit(wrong === 0 ? 0 : 1);
