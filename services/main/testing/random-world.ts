import { type SeededRandom, seededRandom } from '@parvis/ops/random/seeded-random.ts';
import { type ApiCaller, apiCaller } from './api-caller.ts';
import type { StartedParvis } from './started-parvis.ts';

const words = ['marée', 'phare', 'rive', 'digue', 'estran', 'jusant', 'houle', 'balise'];

/** Matches what edits write. */
export const phrasePattern = new RegExp(`(?:${words.join('|')}) (?:${words.join('|')}) \\d+`, 'g');

/** An edit; false when it was refused, or there was nothing to do it to. */
export type Edit = () => Promise<boolean>;

/** What random edits share: their chances, and the addresses that anything ever had. */
export class RandomWorld {
  readonly addresses = new Set<string>();
  readonly here: StartedParvis;
  readonly cookie: string;
  readonly call: ApiCaller;
  /** The number of the present edit. */
  number = 0;
  readonly #random: SeededRandom;

  constructor(here: StartedParvis, cookie: string, seed: number) {
    this.here = here;
    this.cookie = cookie;
    this.call = apiCaller(here.origin, cookie);
    this.#random = seededRandom(seed);
  }

  /** Returns a number from 0 on, below a limit. */
  below(limit: number): number {
    return limit === 0 ? 0 : this.#random.between(0, limit - 1);
  }

  pick<T>(from: readonly T[]): T | undefined {
    return from[this.below(from.length)];
  }

  word(): string {
    return this.#random.oneOf(words);
  }

  /** Returns words that no other edit has. */
  phrase(): string {
    return `${this.word()} ${this.word()} ${this.number}`;
  }

  address(): string {
    return this.pick([...this.addresses]) ?? '/groupe';
  }
}
