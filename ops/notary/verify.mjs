#!/usr/bin/env node
/**
 * Verifies the tiles and checkpoints of a log with Node alone: it shares no code with Parvis, and
 * needs nothing but this file. Formats: C2SP signed-note, tlog-checkpoint and tlog-tiles; RFC 9162.
 *
 *   node verify.mjs KEY ADDRESS [FILE…]
 *
 * KEY is the verifier key, name+id+key, kept elsewhere. ADDRESS is where the log is published, such
 * as https://www.bank.example/tlog, or a folder with its files. Each FILE is a checkpoint that was
 * kept, and must be of the same history; or an inclusion proof in JSON: {"index": 6, "leaf": "the
 * bytes of the leaf", "size": 9, "proof": ["base64", …]}, of the size of the newest checkpoint or of
 * one that was kept. Ends with 1 when anything is wrong.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const [vkey, address, ...files] = process.argv.slice(2);
if (vkey === undefined || address === undefined) {
  console.error('Usage: node verify.mjs KEY ADDRESS [FILE…]');
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

/** The checkpoint in a note with our signature. */
function open(note, where) {
  const [, name, id, encoded] = /^([^\s+]+)\+([0-9a-f]{8})\+(.+)$/.exec(vkey) ?? [];
  const key = Buffer.from(encoded ?? '', 'base64');
  if (key[0] !== 1 || sha(Buffer.from(`${name}\n`), key).toString('hex', 0, 4) !== id)
    throw new Error('the key is not a verifier key of Ed25519');
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), key.subarray(1)]);
  const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  const end = note.lastIndexOf('\n\n') + 1;
  const text = note.slice(0, end);
  const isSigned = note
    .slice(end + 1)
    .split('\n')
    .filter((line) => line.startsWith(`— ${name} `))
    .map((line) => Buffer.from(line.slice(`— ${name} `.length), 'base64'))
    .some(
      (bytes) =>
        bytes.toString('hex', 0, 4) === id &&
        verify(null, Buffer.from(text), publicKey, bytes.subarray(4)),
    );
  if (!isSigned) throw new Error(`${where}: no signature of this key`);
  const [origin, size, hash] = text.split('\n');
  return { where, origin, size: Number(size), root: hash };
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

/** The root that a proof of inclusion leads to. */
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

try {
  const newest = open((await read('checkpoint')).toString(), 'newest checkpoint');
  const known = [newest];
  const proofs = [];
  for (const name of files) {
    const text = await readFile(name, 'utf8');
    if (text.startsWith('{')) proofs.push({ name, ...JSON.parse(text) });
    else known.push(open(text, name));
  }
  const leaves = await readLevel(0, newest.size);
  let below = leaves;
  for (let level = 1; below.length >= 256; level += 1) {
    const above = await readLevel(level, Math.floor(below.length / 256));
    const bad = above.findIndex(
      (hash, n) => !hash.equals(root(below.slice(n * 256, n * 256 + 256))),
    );
    check(bad === -1, `level ${level} of the tiles${bad === -1 ? '' : `, hash ${bad}`}`);
    below = above;
  }
  for (const { where, origin, size, root: signed } of known) {
    const isSame =
      origin === newest.origin &&
      size <= leaves.length &&
      root(leaves.slice(0, size)).toString('base64') === signed;
    check(isSame, `${where}: ${size} events of ${origin}`);
  }
  for (const { name, index, leaf, size, proof } of proofs) {
    const signed = known.find((one) => one.size === size);
    const hash = sha(Buffer.from([0]), Buffer.from(leaf));
    const path = proof.map((one) => Buffer.from(one, 'base64'));
    const found = index < size ? climb(index, size, hash, path).toString('base64') : '';
    check(path.length === 0 && signed?.root === found, `${name}: event ${index} of ${size}`);
  }
} catch (cause) {
  check(false, cause.message);
}
process.exit(wrong === 0 ? 0 : 1);
