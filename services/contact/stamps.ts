import type { Clock } from '../adapters/clock.ts';
import { KeyedMarks } from '../subjects/keyed-marks.ts';
import type { Keys } from '../subjects/secret.ts';

/** Stamps a form with the instant at which it was rendered, in a way that cannot be forged. */
export class Stamps {
  readonly #marks: KeyedMarks;
  readonly #clock: Clock;

  /** @param keys of the installation, the same in all processes */
  constructor(keys: Keys, clock: Clock) {
    this.#marks = new KeyedMarks(keys);
    this.#clock = clock;
  }

  make(): string {
    const at = String(this.#clock.now().getTime());
    return `${at}.${this.#marks.of(at)}`;
  }

  /** Milliseconds since the form was rendered; undefined when the stamp is not ours. */
  ageOf(stamp: string): number | undefined {
    const [at = '', mark = ''] = stamp.split('.');
    if (!/^\d{1,15}$/.test(at) || !this.#marks.holds(at, mark)) return undefined;
    return this.#clock.now().getTime() - Number(at);
  }
}
