import { createHmac } from 'node:crypto';
import { isSameSecret } from '../http/secrets.ts';
import type { Keys } from './secret.ts';

/** Signs texts with keys of this installation; signatures made with earlier keys stay valid. */
export class KeyedMarks {
  readonly #keys: Keys;

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  /** HMAC-SHA-256 of a text under the current key, in 43 URL-safe characters. */
  of(text: string): string {
    return markOf(this.#keys[0], text);
  }

  /** Whether a mark was computed from this text by this installation. */
  holds(text: string, mark: string): boolean {
    return this.#keys.some((key) => isSameSecret(mark, markOf(key, text)));
  }
}

function markOf(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
