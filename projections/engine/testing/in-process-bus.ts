import type { Bus, Hint } from '@parvis/contracts/log/bus.ts';

/** A bus for tests that delivers synchronously and records what was published. */
export class RecordingBus implements Bus {
  readonly hints: Hint[] = [];
  readonly #listeners = new Set<(hint: Hint) => void>();

  publish(hint: Hint): void {
    this.hints.push(hint);
    for (const listener of this.#listeners) listener(hint);
  }

  subscribe(listener: (hint: Hint) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}
