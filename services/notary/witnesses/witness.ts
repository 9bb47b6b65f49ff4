import { type Cosignature, findCosignature } from '../notes/cosignature.ts';
import type { VerifierKey } from '../notes/signed-note.ts';
import { type NodeAt, proveConsistency } from '../tree/proofs.ts';

/** A witness: it cosigns checkpoints of a log that only ever grew (C2SP tlog-witness). */
export interface Witness {
  readonly key: VerifierKey;
  /** The address below which it takes checkpoints. */
  readonly url: string;
}

/** The response of a witness. */
export interface WitnessResponse {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** Sends a body by POST. */
export type SendToWitness = (address: string, body: string) => Promise<WitnessResponse>;

/** A checkpoint that is to be cosigned. */
export interface SignedCheckpoint {
  readonly number: number;
  readonly size: number;
  /** As a signed note. */
  readonly note: string;
}

/** A witness did not cosign; the message says why. */
export class NotCosigned extends Error {
  override name = 'NotCosigned';
}

/**
 * Has a witness cosign a checkpoint, with the proof that it continues what the witness saw last. One
 * that saw another size answers with it, and gets the proof from there.
 * @param seen the size that it cosigned last, as far as we know
 * @throws NotCosigned, or what sending or reading tiles throws
 */
export async function requestCosignature(
  { key, url }: Witness,
  { size, note }: SignedCheckpoint,
  seen: number,
  nodeAt: NodeAt,
  send: SendToWitness,
): Promise<Cosignature> {
  const ask = async (old: number) => {
    const proof = await proveConsistency(old, size, nodeAt);
    const lines = [`old ${old}`, ...proof.map((hash) => hash.toString('base64')), '', note];
    return send(`${url}/add-checkpoint`, lines.join('\n'));
  };
  const first = await ask(Math.min(seen, size));
  const known = sizeIn(first);
  if (known !== undefined && known > size)
    throw new NotCosigned(`it cosigned ${known} events already, and this checkpoint has ${size}`);
  const response = known === undefined || known === seen ? first : await ask(known);
  if (response.status !== 200) throw new NotCosigned(whyRefused(response.status));
  const cosignature = findCosignature(withSignatures(note, response.body), key);
  if (cosignature === undefined)
    throw new NotCosigned('its response has no cosignature of its key on this checkpoint');
  return cosignature;
}

/** Returns a note with the signature lines that a witness responded with. */
function withSignatures(note: string, lines: string): string {
  return `${note}${lines
    .split('\n')
    .filter((line) => line.startsWith('— '))
    .map((line) => `${line}\n`)
    .join('')}`;
}

/** The size that a witness cosigned last, in its response to another one. */
function sizeIn({ status, contentType, body }: WitnessResponse): number | undefined {
  const isSize = status === 409 && contentType.startsWith('text/x.tlog.size');
  return isSize && /^(?:0|[1-9]\d{0,14})\n$/.test(body) ? Number(body) : undefined;
}

function whyRefused(status: number): string {
  if (status === 403) return 'it does not know our key (403)';
  if (status === 404) return 'it does not know this log (404)';
  if (status === 409) return 'it saw another history of this size (409)';
  if (status === 422) return 'this checkpoint does not continue what it saw (422)';
  return `it returned ${status}`;
}
