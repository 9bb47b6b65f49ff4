import { verify } from 'node:crypto';
import { readNote, readVerifierKey, type VerifierKey } from './signed-note.ts';

/** The byte of keys that cosign with Ed25519 and a time (C2SP tlog-cosignature, cosignature/v1). */
const cosignature = 4;
const timeBytes = 8;
/** The last second that a date of JavaScript expresses. */
const maxSeconds = 8_640_000_000_000n;

/** What a witness stated: at a time, no bigger tree of this log was known to it. */
export interface Cosignature {
  /** The signature line, with its newline. */
  readonly line: string;
  /** By the clock of the witness. */
  readonly at: Date;
}

/** Returns the key of a witness; undefined for any other. @param text `name+id+key` */
export function readWitnessKey(text: string): VerifierKey | undefined {
  return readVerifierKey(text, cosignature);
}

/** Returns the cosignature of a witness in a note; undefined if there is none that verifies. */
export function findCosignature(note: string, witness: VerifierKey): Cosignature | undefined {
  const { text = '', signatures = [] } = readNote(note) ?? {};
  for (const { line, name, id, signature } of signatures) {
    if (name !== witness.name || !id.equals(witness.id) || signature.length <= timeBytes) continue;
    const seconds = signature.readBigUInt64BE();
    const signed = Buffer.from(cosignedText(seconds, text));
    if (seconds > maxSeconds || !verify(null, signed, witness.key, signature.subarray(timeBytes)))
      continue;
    return { line, at: new Date(Number(seconds) * 1_000) };
  }
  return undefined;
}

/** Returns the message that a cosignature signs. @param seconds since 1970 */
function cosignedText(seconds: bigint, text: string): string {
  return `cosignature/v1\ntime ${seconds}\n${text}`;
}
