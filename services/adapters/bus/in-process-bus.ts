import type { Bus, Hint } from '@parvis/contracts/log/bus.ts';

export interface InProcessBusOptions {
  /** Called with the error that a listener threw; the other listeners are called regardless. */
  readonly onListenerFault?: (cause: unknown) => void;
}

/** Carries hints inside one process: every listener is called before `publish` returns. */
export class InProcessBus implements Bus {
  readonly #listeners = new Set<(hint: Hint) => void>();
  readonly #onListenerFault: (cause: unknown) => void;
  #closed = false;

  constructor({ onListenerFault = () => undefined }: InProcessBusOptions = {}) {
    this.#onListenerFault = onListenerFault;
  }

  publish(hint: Hint): void {
    for (const listener of this.#listeners)
      try {
        listener(hint);
      } catch (cause) {
        this.#onListenerFault(cause);
      }
  }

  subscribe(listener: (hint: Hint) => void): () => void {
    if (this.#closed) return () => undefined;
    // A listener may subscribe twice; each subscription is separate.
    const own = (hint: Hint) => listener(hint);
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#listeners.clear();
  }
}
