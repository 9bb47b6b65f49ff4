import { setImmediate } from 'node:timers/promises';

/** The work was not admitted: too much is in progress, and the queue is full or too slow. */
export class NotAdmitted extends Error {
  override name = 'NotAdmitted';
}

export interface AdmissionLimits {
  /** The maximum number of concurrent jobs. */
  readonly atOnce: number;
  /** The maximum length of the queue; further jobs are refused. */
  readonly waiting: number;
  /** The maximum time in the queue, in milliseconds. */
  readonly timeoutMs: number;
}

interface Waiting {
  admit(): void;
}

/**
 * Limits concurrent work, first come first served, so that a burst of dear requests does not make
 * everybody else wait.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #queue = new Set<Waiting>();
  #running = 0;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  /** Whether any work is in progress. */
  get isBusy(): boolean {
    return this.#running > 0;
  }

  /** Runs the work when a slot is free. @throws NotAdmitted when none becomes free in time */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      // Yields, so that quick requests are served between two jobs.
      await setImmediate();
      this.#leave();
    }
  }

  #enter(): Promise<void> {
    const { atOnce, waiting, timeoutMs } = this.#limits;
    if (this.#running < atOnce) {
      this.#running += 1;
      return Promise.resolve();
    }
    if (this.#queue.size >= waiting) return Promise.reject(new NotAdmitted('too many wait'));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.delete(place);
        reject(new NotAdmitted('waited too long'));
      }, timeoutMs);
      const place: Waiting = {
        admit: () => {
          clearTimeout(timer);
          this.#queue.delete(place);
          resolve();
        },
      };
      this.#queue.add(place);
    });
  }

  /** Passes the slot to the first in the queue. */
  #leave(): void {
    const [next] = this.#queue;
    if (next === undefined) this.#running -= 1;
    else next.admit();
  }
}
