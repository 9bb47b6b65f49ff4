import { type Entry, packEntry, unpackEntry } from '@parvis/contracts/ethics/entry.ts';
import type { SealedReport } from '@parvis/contracts/ethics/officer-endpoints.ts';
import { unpad } from '@parvis/contracts/ethics/padding.ts';
import { Decrypter, Encrypter, generateHybridIdentity, identityToRecipient } from 'age-encryption';

/** A key pair as it is sent to be stored: the private half sealed under a passphrase. */
export interface WrappedKey {
  readonly recipient: string;
  readonly wrappedIdentity: string;
}

/** Creates a key pair. This takes a second, so that guessing passphrases takes years. */
export async function createKeyPair(
  passphrase: string,
): Promise<WrappedKey & { identity: string }> {
  const identity = await generateHybridIdentity();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase.normalize('NFC'));
  const wrapped = await encrypter.encrypt(identity);
  return {
    identity,
    recipient: await identityToRecipient(identity),
    wrappedIdentity: toBase64(wrapped),
  };
}

/** Opens the private key with a passphrase. @throws Error when it is wrong */
export function unwrapKey(wrappedIdentity: string, passphrase: string): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase.normalize('NFC'));
  return decrypter.decrypt(fromBase64(wrappedIdentity), 'text');
}

/**
 * Opens a report's private key from its envelope.
 * @throws Error when it was sealed to another key
 */
function openEnvelope(identity: string, envelope: string): Promise<string> {
  return makeDecrypter(identity).decrypt(fromBase64(envelope), 'text');
}

/** An entry of a report, whether or not it could be unsealed. */
export type UnsealedEntry = Omit<SealedReport['entries'][number], 'sealed'> & {
  readonly entry: Entry | undefined;
};

/** Reads a report with an officer’s private key; undefined without an envelope for it. */
export async function readReport(
  identity: string,
  { envelope, entries }: SealedReport,
): Promise<readonly UnsealedEntry[] | undefined> {
  if (envelope === null) return undefined;
  const ofReport = makeDecrypter(await openEnvelope(identity, envelope));
  return Promise.all(
    entries.map(async ({ sealed, ...entry }) => ({
      ...entry,
      // An entry that cannot be opened must not hide the others.
      entry: await ofReport.decrypt(fromBase64(sealed)).then(unpackEntry, () => undefined),
    })),
  );
}

/** Opens a file of a report. @throws Error when it was sealed to another key */
export async function openAttachment(identity: string, envelope: string, sealed: string) {
  const ofReport = makeDecrypter(await openEnvelope(identity, envelope));
  return unpad(await ofReport.decrypt(fromBase64(sealed)));
}

/** Seals an entry to a report’s key. */
export async function sealEntry(recipient: string, entry: Entry): Promise<string> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return toBase64(await encrypter.encrypt(packEntry(entry)));
}

/** Seals a text to an officer’s own key. */
export async function sealDraft(identity: string, text: string): Promise<string> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identity));
  return toBase64(await encrypter.encrypt(text));
}

/** Opens a text that was sealed to an officer’s key. @throws Error when it was sealed to another key */
export function openText(identity: string, sealed: string): Promise<string> {
  return makeDecrypter(identity).decrypt(fromBase64(sealed), 'text');
}

/**
 * Returns a report’s private key sealed to another officer; undefined when its envelope does not
 * open.
 */
export async function sealEnvelopeAgain(
  identity: string,
  envelope: string,
  recipient: string,
): Promise<string | undefined> {
  const ofReport = await openEnvelope(identity, envelope).catch(() => undefined);
  if (ofReport === undefined) return undefined;
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return toBase64(await encrypter.encrypt(ofReport));
}

/** Returns the public half of a private key. */
export function deriveRecipient(identity: string): Promise<string> {
  return identityToRecipient(identity);
}

function makeDecrypter(identity: string): Decrypter {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return decrypter;
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
