import { createHash, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

const sha = (...parts: readonly Uint8Array[]) =>
  createHash('sha256').update(Buffer.concat(parts)).digest();
const nodeHash = (left: Uint8Array, right: Uint8Array) => sha(Buffer.from([1]), left, right);

/** Verifies a consistency proof (RFC 9162, 2.1.4.2). */
function isConsistent(
  [first, firstRoot]: readonly [number, string],
  [second, secondRoot]: readonly [number, string],
  lines: readonly string[],
): boolean {
  const path = lines.map((line) => Buffer.from(line, 'base64'));
  if (first === 0) return path.length === 0;
  if (first === second) return path.length === 0 && firstRoot === secondRoot;
  if (path.length === 0) return false;
  if (Number.isInteger(Math.log2(first))) path.unshift(Buffer.from(firstRoot, 'base64'));
  const [one, other] = rootsOf(path, BigInt(first), BigInt(second));
  return one === firstRoot && other === secondRoot;
}

/** Returns the roots, in base64, that a proof leads to; none if it does not fit the sizes. */
function rootsOf(
  [start = Buffer.alloc(0), ...rest]: readonly Buffer[],
  first: bigint,
  second: bigint,
): readonly string[] {
  let [fn, sn] = [first - 1n, second - 1n];
  while (fn & 1n) [fn, sn] = [fn >> 1n, sn >> 1n];
  let [fr, sr] = [start, start];
  for (const hash of rest) {
    if (sn === 0n) return [];
    if (fn & 1n || fn === sn) {
      [fr, sr] = [nodeHash(hash, fr), nodeHash(hash, sr)];
      while ((fn & 1n) === 0n && fn !== 0n) [fn, sn] = [fn >> 1n, sn >> 1n];
    } else sr = nodeHash(sr, hash);
    [fn, sn] = [fn >> 1n, sn >> 1n];
  }
  return sn === 0n ? [fr, sr].map((hash) => hash.toString('base64')) : [];
}

function publicKeyOf(raw: Uint8Array) {
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), raw]);
  return createPublicKey({ key: der, format: 'der', type: 'spki' });
}

/** The parts of an add-checkpoint request; the old size is NaN if it is not written as one. */
function readRequest(body: string) {
  const [head = '', note = '', signatures = ''] = body.split('\n\n');
  const [oldLine = '', ...proof] = head.split('\n');
  const old = Number(/^old (0|[1-9]\d*)$/.exec(oldLine)?.[1] ?? Number.NaN);
  const [logName, size = '', root = ''] = note.split('\n');
  return { old, proof, note, signatures, logName, size: Number(size), root };
}

/**
 * A witness after the text of C2SP tlog-witness, which shares no code with ours.
 * @param logKey the verifier key of the log that it knows
 */
export async function localWitness(logKey: string, name = 'witness.example/w1') {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  const material = Buffer.concat([Buffer.from([4]), raw]);
  const id = sha(Buffer.from(`${name}\n`), material).subarray(0, 4);
  const [origin = '', , encoded = ''] = /^(.+?)\+(.+?)\+(.+)$/.exec(logKey)?.slice(1) ?? [];
  const log = publicKeyOf(Buffer.from(encoded, 'base64').subarray(1));
  const state = {
    latest: [0, ''] as readonly [number, string],
    requests: [] as string[],
    /** Replaces the response, to be a witness that is out of order. */
    instead: undefined as ((response: ServerResponse) => void) | undefined,
  };
  const cosign = (note: string) => {
    const seconds = Math.floor(Date.now() / 1_000);
    const time = Buffer.alloc(8);
    time.writeBigUInt64BE(BigInt(seconds));
    const made = sign(null, Buffer.from(`cosignature/v1\ntime ${seconds}\n${note}`), privateKey);
    return `— ${name} ${Buffer.concat([id, time, made]).toString('base64')}\n`;
  };
  const isSigned = (note: string, signatures: string) =>
    signatures.split('\n').some((line) => {
      const bytes = Buffer.from(line.slice(`— ${origin} `.length), 'base64').subarray(4);
      return line.startsWith(`— ${origin} `) && verify(null, Buffer.from(`${note}\n`), log, bytes);
    });
  const addCheckpoint = (body: string): readonly [number, string, string?] => {
    const { old, proof, note, signatures, logName, size, root } = readRequest(body);
    if (logName !== origin) return [404, ''];
    if (!isSigned(note, signatures)) return [403, ''];
    if (!(old <= size) || proof.length > 63) return [400, ''];
    if (old !== state.latest[0]) return [409, `${state.latest[0]}\n`, 'text/x.tlog.size'];
    if (old === size && root !== state.latest[1]) return [409, ''];
    if (!isConsistent(state.latest, [size, root], proof)) return [422, ''];
    state.latest = [size, root];
    return [200, cosign(`${note}\n`)];
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      state.requests.push(`${request.method} ${request.url} ${body.split('\n')[0]}`);
      if (state.instead !== undefined) return state.instead(response);
      const [status, answer, type = 'text/plain'] = addCheckpoint(body);
      return response.writeHead(status, { 'content-type': type }).end(answer);
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port }: AddressInfo = Object(server.address());
  const vkey = `${name}+${id.toString('hex')}+${material.toString('base64')}`;
  return { state, cosign, name, configured: { key: vkey, url: `http://127.0.0.1:${port}/w1` } };
}
