import { setImmediate } from 'node:timers/promises';

/** Too much is being done already, and too much waits. */
export class NotAdmitted extends Error {
  override name = 'NotAdmitted';
}

export interface AdmissionLimits {
  /** The most jobs at once. */
  readonly atOnce: number;
  /** The most jobs waiting; further ones are turned away. */
  readonly waiting: number;
  /** The longest wait, in milliseconds. */
  readonly patienceMs: number;
}

interface Waiting {
  admit(): void;
}

/**
 * Admits work in bounded number, first come first served, so that a crowd requesting uncached pages
 * does not make everybody else wait.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #queue = new Set<Waiting>();
  #running = 0;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  /** Runs the work once there is room for it. @throws NotAdmitted when there is none in time */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      // Whoever needs no more than a glance comes in between two pieces of work.
      await setImmediate();
      this.#leave();
    }
  }

  #enter(): Promise<void> {
    const { atOnce, waiting, patienceMs } = this.#limits;
    if (this.#running < atOnce) {
      this.#running += 1;
      return Promise.resolve();
    }
    if (this.#queue.size >= waiting) return Promise.reject(new NotAdmitted('too many wait'));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.delete(place);
        reject(new NotAdmitted('waited too long'));
      }, patienceMs);
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

  /** Hands the room to the one who has waited longest. */
  #leave(): void {
    const [next] = this.#queue;
    if (next === undefined) this.#running -= 1;
    else next.admit();
  }
}
