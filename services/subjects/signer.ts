import { createHmac } from 'node:crypto';
import { isSameSecret } from '../http/secrets.ts';
import type { Keys } from './secret.ts';

/** Signs texts with keys of this installation; signatures made with earlier keys stay valid. */
export class Signer {
  readonly #keys: Keys;

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  /** Returns the HMAC-SHA-256 of a text under the current key, in 43 URL-safe characters. */
  sign(text: string): string {
    return computeHmac(this.#keys[0], text);
  }

  /** Returns whether a signature of this text was made by this installation. */
  verify(text: string, signature: string): boolean {
    return this.#keys.some((key) => isSameSecret(signature, computeHmac(key, text)));
  }
}

function computeHmac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
