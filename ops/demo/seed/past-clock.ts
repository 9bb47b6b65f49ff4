import type { Clock } from '@parvis/services/adapters/clock.ts';

/**
 * The clock by which a history is written: it stays at the instant to which it was set, and is
 * never in the future.
 */
export class PastClock implements Clock {
  readonly #present: Clock;
  #at = 0;

  constructor(present: Clock) {
    this.#present = present;
  }

  now(): Date {
    return new Date(Math.min(this.#at, this.#present.now().getTime()));
  }

  /** @param instant ISO 8601, UTC */
  moveTo(instant: string): void {
    this.#at = Date.parse(instant);
  }
}
