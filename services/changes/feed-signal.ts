import type { Bus } from '@parvis/contracts/log/bus.ts';
import { modelsOfFeed } from '@parvis/projections/exposure/list-changes-forwards.ts';
import { Signal } from '@parvis/projections/follower/signal.ts';

/**
 * Wakes readers of the change feed when there may be more: once all its read models contain a change
 * that one of them has announced. The writes of drafts wake nobody.
 */
export class FeedSignal {
  readonly #signal = new Signal();
  readonly #reached = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  #announced: string | undefined;
  #isStopped = false;
  readonly #unsubscribe: () => void;

  constructor(bus: Pick<Bus, 'subscribe'>) {
    this.#unsubscribe = bus.subscribe((hint) => {
      if (hint.about !== 'projection' || !modelsOfFeed.includes(hint.projection)) return;
      this.#reached.set(hint.projection, hint.position);
      if (hint.tags.length > 0) this.#announced = hint.position;
      this.#raiseWhenReached();
    });
  }

  /** How often it was raised; to be read before reading the feed. */
  get raised(): number {
    return this.#signal.raised;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Resolves once there may be more than when `raised` was read, at the latest after that time. */
  wait(raised: number, milliseconds: number): Promise<void> {
    return this.#isStopped ? Promise.resolve() : this.#signal.wait(raised, milliseconds);
  }

  /**
   * Calls back whenever it is raised.
   * @returns a function that ends it
   */
  subscribe(onRaised: () => void): () => void {
    this.#listeners.add(onRaised);
    return () => this.#listeners.delete(onRaised);
  }

  /** Lets everybody who waits go. */
  stop(): void {
    this.#isStopped = true;
    this.#unsubscribe();
    this.#signal.raise();
  }

  #raiseWhenReached(): void {
    const announced = this.#announced;
    if (announced === undefined) return;
    // A model of which this process has heard nothing yet delays nobody: readers read where it is.
    const isReached = [...this.#reached.values()].every((position) => position >= announced);
    if (!isReached) return;
    this.#announced = undefined;
    this.#signal.raise();
    for (const listener of this.#listeners) listener();
  }
}
