import { createHmac } from 'node:crypto';
import type { Clock } from '../adapters/clock.ts';
import { isSameSecret } from '../http/secrets.ts';

/** Says, in a form, when it was rendered: an instant that nobody else can write. */
export class Stamps {
  readonly #key: Buffer;
  readonly #clock: Clock;

  /** @param key of the installation, the same in all processes */
  constructor(key: Buffer, clock: Clock) {
    this.#key = key;
    this.#clock = clock;
  }

  make(): string {
    const at = String(this.#clock.now().getTime());
    return `${at}.${this.#markOf(at)}`;
  }

  /** Milliseconds since the form was rendered; undefined when the stamp is not ours. */
  ageOf(stamp: string): number | undefined {
    const [at = '', mark = ''] = stamp.split('.');
    if (!/^\d{1,15}$/.test(at) || !isSameSecret(mark, this.#markOf(at))) return undefined;
    return this.#clock.now().getTime() - Number(at);
  }

  #markOf(at: string): string {
    return createHmac('sha256', this.#key).update(at).digest('base64url');
  }
}
