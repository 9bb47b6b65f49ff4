import type { Clock } from '../clock.ts';

/** A clock that shows the same time until a spec advances it. */
export class ManualClock implements Clock {
  #now: number;

  /** @param start its first time, in milliseconds since 1970 */
  constructor(start = Date.UTC(2026, 0, 1)) {
    this.#now = start;
  }

  now(): Date {
    return new Date(this.#now);
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
