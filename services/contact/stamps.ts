import type { Clock } from '../adapters/clock.ts';
import type { Keys } from '../subjects/secret.ts';
import { Signer } from '../subjects/signer.ts';

/** Stamps a form with the instant at which it was rendered; the stamp cannot be forged. */
export class Stamps {
  readonly #signer: Signer;
  readonly #clock: Clock;

  /** @param keys of the installation, the same in all processes */
  constructor(keys: Keys, clock: Clock) {
    this.#signer = new Signer(keys);
    this.#clock = clock;
  }

  make(): string {
    const at = String(this.#clock.now().getTime());
    return `${at}.${this.#signer.sign(at)}`;
  }

  /** Returns the milliseconds since the form was rendered; undefined when the stamp is not ours. */
  ageOf(stamp: string): number | undefined {
    const [at = '', signature = ''] = stamp.split('.');
    if (!/^\d{1,15}$/.test(at) || !this.#signer.verify(at, signature)) return undefined;
    return this.#clock.now().getTime() - Number(at);
  }
}
