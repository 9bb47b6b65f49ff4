import type { Bus, Hint } from '@parvis/contracts/log/bus.ts';
import { InProcessBus } from './in-process-bus.ts';

/** The other end of a linked bus: the parent process, or the child. */
export interface HintLink {
  /** Never throws: a hint for a process that is not running is dropped. */
  send(hint: Hint): void;
  /** Calls the listener with the hints of the other process. */
  receive(listener: (hint: Hint) => void): void;
}

/** Carries hints inside this process, and to and from one other. */
export class LinkedBus implements Bus {
  readonly #local = new InProcessBus();
  readonly #link: HintLink;
  #closed = false;

  constructor(link: HintLink) {
    this.#link = link;
    link.receive((hint) => this.#local.publish(hint));
  }

  publish(hint: Hint): void {
    this.#local.publish(hint);
    if (!this.#closed) this.#link.send(hint);
  }

  subscribe(listener: (hint: Hint) => void): () => void {
    return this.#local.subscribe(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#local.close();
  }
}
