import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { normalizedAddress } from './normalized-address.ts';
import { type Keys, keysFor, type Secrets } from './secret.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** The context that a sealed value is bound to; it opens in no other. */
export interface SealingContext {
  readonly subjectId: string;
  readonly kind: string;
  readonly about: string;
}

/** The value was sealed with another secret, for another context, or was altered. */
export class UnsealFailed extends Error {
  override name = 'UnsealFailed';
}

/**
 * Hashes addresses and seals values, each with a key derived from the current secret. Values sealed
 * under an earlier secret open as well.
 */
export class Vault {
  readonly #hashKeys: Keys;
  readonly #sealKeys: Keys;
  /**
   * One per secret, the current one's first: the same for the same secret, without revealing it.
   */
  readonly fingerprints: Keys;

  constructor(secrets: Secrets) {
    this.#hashKeys = keysFor(secrets, 'subject address');
    this.#sealKeys = keysFor(secrets, 'subject value');
    this.fingerprints = keysFor(secrets, 'subject mark');
  }

  /**
   * Returns the HMAC-SHA-256 of an address in the form used for comparison, under each secret, the
   * current one first: 32 bytes.
   */
  addressHashes(address: string): Keys {
    const [current, ...earlier] = this.#hashKeys;
    const text = normalizedAddress(address);
    return [computeHash(current, text), ...earlier.map((key) => computeHash(key, text))];
  }

  /** Returns the AES-256-GCM of a value as JSON: 12 bytes of nonce, 16 of tag, then the text. */
  seal(place: SealingContext, value: unknown): Buffer {
    const iv = randomBytes(ivBytes);
    const sealing = createCipheriv(cipher, this.#sealKeys[0], iv).setAAD(nameOf(place));
    const text = Buffer.concat([sealing.update(JSON.stringify(value), 'utf8'), sealing.final()]);
    return Buffer.concat([iv, sealing.getAuthTag(), text]);
  }

  /** @throws UnsealFailed */
  unseal(place: SealingContext, sealed: Buffer): unknown {
    return JSON.parse(this.#open(place, sealed).text);
  }

  /**
   * Returns the same value sealed under the current secret; undefined when it already is.
   * @throws UnsealFailed
   */
  sealAgain(place: SealingContext, sealed: Buffer): Buffer | undefined {
    const { key, text } = this.#open(place, sealed);
    return key === this.#sealKeys[0] ? undefined : this.seal(place, JSON.parse(text));
  }

  #open(place: SealingContext, sealed: Buffer): { readonly key: Buffer; readonly text: string } {
    for (const key of this.#sealKeys) {
      const text = openedBy(key, place, sealed);
      if (text !== undefined) return { key, text };
    }
    throw new UnsealFailed(`the ${place.kind} of subject ${place.subjectId}`);
  }
}

/** Returns the unsealed value, if it was sealed with this key and for this context. */
function openedBy(key: Buffer, place: SealingContext, sealed: Buffer): string | undefined {
  const textStart = ivBytes + tagBytes;
  try {
    const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivBytes))
      .setAAD(nameOf(place))
      .setAuthTag(sealed.subarray(ivBytes, textStart));
    const text = Buffer.concat([opening.update(sealed.subarray(textStart)), opening.final()]);
    return text.toString('utf8');
  } catch {
    return undefined;
  }
}

function computeHash(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function nameOf({ subjectId, kind, about }: SealingContext): Buffer {
  return Buffer.from(`${subjectId}/${kind}/${about}`, 'utf8');
}
