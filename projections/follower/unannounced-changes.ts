import type { Bus } from '@parvis/contracts/log/bus.ts';

/**
 * How long after a reader's poll the next one is expected at the latest, in milliseconds: they poll
 * every two seconds.
 */
const nextPollMs = 2_250;
/** How often this process looks for itself as long as it hears of no poll, in milliseconds. */
const lookEveryMs = 1_000;
/** More than there are readers. */
const statesKept = 16;

/** A part of this process that reads what is stored. */
export interface Looking {
  /** Called when something may have been stored that no hint announced. */
  readonly look: () => void;
  /** Called when nothing was stored since the last `look`. */
  readonly unchanged?: () => void;
}

/**
 * Notifies the parts of a process when to look for what is stored: when a reader of the log, in any
 * process, polled the database and found that something was written. While no reader is heard, every
 * second.
 */
export class UnannouncedChanges {
  readonly #parts = new Set<Looking>();
  /** After each of these, the parts looked. */
  readonly #states = new Set<string>();
  readonly #unsubscribe: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(bus: Pick<Bus, 'subscribe'>) {
    this.#unsubscribe = bus.subscribe((hint) => {
      if (hint.about === 'polled') this.#heard(hint.state);
    });
    this.#lookIn(lookEveryMs);
  }

  /** Adds a part, which looks once by itself. @returns a function that removes it */
  subscribe(part: Looking): () => void {
    this.#parts.add(part);
    return () => this.#parts.delete(part);
  }

  stop(): void {
    this.#unsubscribe();
    clearTimeout(this.#timer);
    this.#parts.clear();
  }

  #heard(state: string): void {
    this.#lookIn(nextPollMs);
    if (this.#states.has(state)) {
      for (const { unchanged } of this.#parts) unchanged?.();
      return;
    }
    for (const oldest of [...this.#states].slice(0, 1 - statesKept)) this.#states.delete(oldest);
    this.#states.add(state);
    for (const { look } of this.#parts) look();
  }

  #lookIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#lookIn(lookEveryMs);
      for (const { look } of this.#parts) look();
    }, milliseconds);
    this.#timer.unref();
  }
}
