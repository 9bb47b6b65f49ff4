import type { Queryable } from '../postgres/queryable.ts';
import { readSlots, type Slot } from './slots.ts';

/** How often a read model that waits looks again, in milliseconds. */
export const lookAgainMs = 500;

export interface BuiltFirst {
  /** The names of the read models that are built before the others. */
  readonly names: readonly string[];
  /** How many events the others handle before they wait: all of a small log. 8,000 by default. */
  readonly afterEvents?: number;
  /** A build without progress for so long delays no other. Two minutes by default. */
  readonly patienceMs?: number;
}

/**
 * The first builds of the read models that visitors depend on, as after a backup was restored: until
 * these are served there are no pages, and the first builds of the others wait.
 */
export class FirstBuilds {
  readonly #sql: Queryable;
  readonly #first: Required<BuiltFirst>;
  #progress: string | undefined;
  #movedAt = 0;

  constructor(sql: Queryable, first: BuiltFirst = { names: [] }) {
    this.#sql = sql;
    this.#first = { afterEvents: 8_000, patienceMs: 120_000, ...first };
  }

  /**
   * Returns whether a read model is in the midst of its first build, and should wait.
   * @param handled the number of events that it has handled in this process
   */
  async delay(name: string, handled: number): Promise<boolean> {
    const { names, afterEvents, patienceMs } = this.#first;
    if (handled < afterEvents || names.length === 0 || names.includes(name)) return false;
    const progress = await this.#readProgress(name);
    if (progress === undefined) return false;
    const now = performance.now();
    if (progress !== this.#progress) this.#movedAt = now;
    this.#progress = progress;
    return now - this.#movedAt < patienceMs;
  }

  /** Returns where the builds are that one waits for; undefined if it waits for none. */
  async #readProgress(name: string): Promise<string | undefined> {
    const { names } = this.#first;
    const slots = await readSlots(this.#sql, [name, ...names]);
    const live = slots.filter(({ slot }) => slot === 'live');
    const find = (wanted: string) => live.find((one) => one.name === wanted);
    if (find(name)?.state !== 'booting') return undefined;
    const unbuilt = names.filter((first) => isUnbuilt(find(first)));
    if (unbuilt.length === 0) return undefined;
    return unbuilt.map((first) => `${first} ${find(first)?.position}`).join();
  }
}

function isUnbuilt(slot: Slot | undefined): boolean {
  return slot === undefined || slot.state === 'new' || slot.state === 'booting';
}
