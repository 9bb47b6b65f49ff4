import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { normalAddress } from './normal-address.ts';
import { keyFor } from './secret.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** The place a value is sealed for; it opens nowhere else. */
export interface SealedFor {
  readonly subjectId: string;
  readonly kind: string;
  readonly about: string;
}

/** Was sealed with another secret, for another place, or was altered. */
export class UnsealFailed extends Error {
  override name = 'UnsealFailed';
}

/** Hashes addresses and seals values, each with a key of its own derived from one secret. */
export class Vault {
  readonly #hashKey: Buffer;
  readonly #sealKey: Buffer;
  /** The same for the same secret, and tells nothing about it. */
  readonly mark: Buffer;

  constructor(secret: string) {
    this.#hashKey = keyFor(secret, 'subject address');
    this.#sealKey = keyFor(secret, 'subject value');
    this.mark = keyFor(secret, 'subject mark');
  }

  /** HMAC-SHA-256 of an address as it is compared: 32 bytes. */
  addressHash(address: string): Buffer {
    return createHmac('sha256', this.#hashKey).update(normalAddress(address)).digest();
  }

  /** AES-256-GCM of a value as JSON: 12 bytes of nonce, 16 of tag, then the text. */
  seal(place: SealedFor, value: unknown): Buffer {
    const iv = randomBytes(ivBytes);
    const sealing = createCipheriv(cipher, this.#sealKey, iv).setAAD(nameOf(place));
    const text = Buffer.concat([sealing.update(JSON.stringify(value), 'utf8'), sealing.final()]);
    return Buffer.concat([iv, sealing.getAuthTag(), text]);
  }

  /** @throws UnsealFailed */
  unseal(place: SealedFor, sealed: Buffer): unknown {
    const textStart = ivBytes + tagBytes;
    try {
      const opening = createDecipheriv(cipher, this.#sealKey, sealed.subarray(0, ivBytes))
        .setAAD(nameOf(place))
        .setAuthTag(sealed.subarray(ivBytes, textStart));
      const text = Buffer.concat([opening.update(sealed.subarray(textStart)), opening.final()]);
      return JSON.parse(text.toString('utf8'));
    } catch (cause) {
      throw new UnsealFailed(`the ${place.kind} of subject ${place.subjectId}`, { cause });
    }
  }
}

function nameOf({ subjectId, kind, about }: SealedFor): Buffer {
  return Buffer.from(`${subjectId}/${kind}/${about}`, 'utf8');
}
