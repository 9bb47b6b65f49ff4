import { randomInt } from 'node:crypto';
import { hashRawSync } from '@node-rs/argon2';
import { bech32 } from '@scure/base';
import { identityToRecipient } from 'age-encryption';

/** Crockford's alphabet, without ambiguous letters. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Five bits each: a hundred bits in all. */
const characters = 20;
const groupLength = 4;
const codeForm = new RegExp(`^[${alphabet}]{${characters}}$`);

/** argon2id with four times the memory of a password's: receipt codes are opened rarely. */
const slow = { memoryCost: 77_824, timeCost: 2, parallelism: 1, outputLen: 64 } as const;
const identityBytes = 32;

/** The keys derived from a receipt code. */
export interface Receipt {
  /** The hash by which the report is found; it does not reveal the code. */
  readonly hash: Uint8Array;
  /** The private key of the report, as age writes it. */
  readonly identity: string;
  /** The public key of the report. */
  readonly recipient: string;
}

/** Returns a new receipt code, in groups that can be read aloud and copied by hand. */
export function newReceiptCode(): string {
  const drawn = Array.from({ length: characters }, () => alphabet[randomInt(alphabet.length)]);
  return splitGroups(drawn.join(''));
}

/**
 * Returns a receipt code in its issued form, whatever its spelling; undefined when it is invalid.
 */
export function readReceiptCode(typed: string): string | undefined {
  // Programs for text write other dashes and spaces than were issued, and put in invisible ones.
  const plain = typed.toUpperCase().replaceAll(/[\s.\p{Pd}\p{Cf}\u2212]/gu, '');
  const read = plain.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return codeForm.test(read) ? splitGroups(read) : undefined;
}

function splitGroups(code: string): string {
  return (code.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-');
}

/**
 * Derives the keys of a receipt code, slowly.
 * @param salt the same for all codes of an installation, so that they can be looked up; the codes
 * themselves are random
 */
export async function openReceipt(code: string, salt: Uint8Array): Promise<Receipt> {
  // Not in the thread pool: a few codes would keep it from reading files for visitors.
  const derived = hashRawSync(code, { ...slow, salt });
  const seed = derived.subarray(0, identityBytes);
  const identity = bech32.encode('AGE-SECRET-KEY-PQ-', bech32.toWords(seed), false).toUpperCase();
  return {
    identity,
    recipient: await identityToRecipient(identity),
    hash: derived.subarray(identityBytes),
  };
}
