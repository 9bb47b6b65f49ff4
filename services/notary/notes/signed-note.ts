import { createPrivateKey, createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto';

/** The algorithm byte of Ed25519 in a verifier key (C2SP signed-note). */
const ed25519 = Buffer.from([1]);
/** What precedes a seed, or a public key, of Ed25519 in its DER form (RFC 8410). */
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/** Signs notes under a name. */
export interface NoteSigner {
  /** `name+id+key`: what others verify its signatures with (C2SP signed-note, vkey). */
  readonly verifierKey: string;
  /** @param text ends with a newline @returns its signature line */
  sign(text: string): string;
}

/** Returns the signer of a name. @param seed 32 bytes, the private key of Ed25519 */
export function makeSigner(name: string, seed: Buffer): NoteSigner {
  const key = privateKeyOf(seed);
  const publicKey = publicKeyOf(seed);
  const id = keyId(name, Buffer.concat([ed25519, publicKey]));
  return {
    verifierKey: verifierKeyOf(name, publicKey),
    sign(text) {
      const signature = sign(null, Buffer.from(text), key);
      return `— ${name} ${Buffer.concat([id, signature]).toString('base64')}\n`;
    },
  };
}

/** Returns the public key of a private one, in 32 bytes. @param seed the private key of Ed25519 */
export function publicKeyOf(seed: Buffer): Buffer {
  const der = createPublicKey(privateKeyOf(seed)).export({ format: 'der', type: 'spki' });
  return der.subarray(publicPrefix.length);
}

/** Returns `name+id+key`, with which others verify signatures. @param publicKey 32 bytes */
export function verifierKeyOf(name: string, publicKey: Buffer): string {
  const typed = Buffer.concat([ed25519, publicKey]);
  return `${name}+${keyId(name, typed).toString('hex')}+${typed.toString('base64')}`;
}

function privateKeyOf(seed: Buffer): KeyObject {
  return createPrivateKey({
    key: Buffer.concat([privatePrefix, seed]),
    format: 'der',
    type: 'pkcs8',
  });
}

/** Returns the note of a text with its signature lines. */
export function composeNote(text: string, signatures: readonly string[]): string {
  return `${text}\n${signatures.join('')}`;
}

/** A signature line of a note, in its parts. */
export interface NoteSignature {
  readonly line: string;
  readonly name: string;
  /** The identifier of the key, of four bytes. */
  readonly id: Buffer;
  readonly signature: Buffer;
}

/** Returns the text of a note with its signatures, verified or not; undefined if it is no note. */
export function readNote(
  note: string,
): { readonly text: string; readonly signatures: readonly NoteSignature[] } | undefined {
  const end = note.lastIndexOf('\n\n');
  if (end === -1) return undefined;
  return { text: note.slice(0, end + 1), signatures: readSignatures(note.slice(end + 2)) };
}

/** Returns the signatures in lines; those that are none are left out. */
export function readSignatures(lines: string): readonly NoteSignature[] {
  return lines.split('\n').flatMap((line) => {
    const [, name, encoded = ''] = /^— (\S+) (\S+)$/.exec(line) ?? [];
    const bytes = Buffer.from(encoded, 'base64');
    return name === undefined
      ? []
      : { line: `${line}\n`, name, id: bytes.subarray(0, 4), signature: bytes.subarray(4) };
  });
}

/**
 * Returns the text of a note that one of the keys signed; undefined if none did, or if it is no note.
 * @param verifierKeys `name+id+key`
 */
export function openNote(note: string, verifierKeys: readonly string[]): string | undefined {
  const { text = '', signatures = [] } = readNote(note) ?? {};
  const keys = verifierKeys.flatMap((one) => readVerifierKey(one) ?? []);
  const isSigned = signatures.some(({ name, id, signature }) =>
    keys.some(
      (key) =>
        key.name === name &&
        key.id.equals(id) &&
        verify(null, Buffer.from(text), key.key, signature),
    ),
  );
  return isSigned ? text : undefined;
}

/** A key that verifies signatures under a name. */
export interface VerifierKey {
  readonly name: string;
  readonly id: Buffer;
  readonly key: KeyObject;
}

/**
 * Returns a verifier key; undefined for one of another kind, or with another id.
 * @param kind the byte that names what the key signs: 1 for notes
 */
export function readVerifierKey(text: string, kind = ed25519[0]): VerifierKey | undefined {
  const [, name = '', id = '', encoded = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length !== 33 || bytes[0] !== kind || keyId(name, bytes).toString('hex') !== id)
    return undefined;
  const key = createPublicKey({
    key: Buffer.concat([publicPrefix, bytes.subarray(1)]),
    format: 'der',
    type: 'spki',
  });
  return { name, id: Buffer.from(id, 'hex'), key };
}

function keyId(name: string, publicKey: Buffer): Buffer {
  const input = Buffer.concat([Buffer.from(`${name}\n`), publicKey]);
  return hash('sha256', input, 'buffer').subarray(0, 4);
}
