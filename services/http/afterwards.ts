import { setTimeout as pause } from 'node:timers/promises';

/** How long work waits until its response has surely been sent, in milliseconds. */
const pauseMs = 100;

/**
 * Work that follows a response instead of preceding it, so that neither its outcome nor its time
 * tells the sender anything, such as whether an address is known.
 */
export class Afterwards {
  readonly #onError: (cause: unknown) => void;
  readonly #running = new Set<Promise<void>>();

  constructor(onError: (cause: unknown) => void) {
    this.#onError = onError;
  }

  /** Does work a moment later; an error is reported. */
  run(work: () => Promise<unknown>): void {
    const running = pause(pauseMs)
      .then(work)
      .then(
        () => undefined,
        (cause: unknown) => this.#onError(cause),
      );
    this.#running.add(running);
    void running.finally(() => this.#running.delete(running));
  }

  /** Resolves once all work is done. */
  async settle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
