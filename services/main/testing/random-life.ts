import { editsOfContent } from './edits-of-content.ts';
import { editsOfOthers } from './edits-of-others.ts';
import { type Edit, RandomWorld } from './random-world.ts';
import type { StartedParvis } from './started-parvis.ts';

/**
 * The life of a site, as its editors could have lived it: a seed determines each of its edits, of
 * every kind. Those that are refused, such as publishing what is deleted, are edits too.
 */
export class RandomLife {
  /** How many edits of each kind were done. */
  readonly done = new Map<string, number>();
  readonly #world: RandomWorld;
  readonly #edits: readonly (readonly [string, Edit])[];

  constructor(here: StartedParvis, cookie: string, seed: number) {
    this.#world = new RandomWorld(here, cookie, seed);
    const edits = { ...editsOfContent(this.#world), ...editsOfOthers(this.#world) };
    this.#edits = Object.entries(edits);
  }

  /** Returns a number from 0 on, below a limit. */
  below(limit: number): number {
    return this.#world.below(limit);
  }

  /** Returns some of the addresses that anything ever had. */
  some(count: number): readonly string[] {
    return Array.from({ length: count }, () => this.#world.address());
  }

  /** Does one edit. */
  async edit(): Promise<void> {
    this.#world.number += 1;
    const [name = '', edit] = this.#world.pick(this.#edits) ?? [];
    if (await edit?.()) this.done.set(name, (this.done.get(name) ?? 0) + 1);
  }
}
