import type { OfferGroup } from '@parvis/contracts/careers/offer-groups.ts';
import type { Checkpoint } from './responses.ts';

/** The number of offers for each facet of a group. */
export type CountsOf = (group: OfferGroup) => Readonly<Record<string, number>>;

/**
 * The counts of all offers, which most lists need and which are the dearest to count: remembered
 * until the offers stand elsewhere, and counted once however many ask.
 */
export class RememberedCounts {
  readonly #count: () => Promise<CountsOf>;
  #checkpoint = '';
  #counts: Promise<CountsOf> | undefined;

  constructor(count: () => Promise<CountsOf>) {
    this.#count = count;
  }

  /** Returns the counts of offers that stand there, or further. */
  async at({ generation, position }: Checkpoint): Promise<CountsOf> {
    const checkpoint = `${generation} ${position}`;
    if (this.#counts === undefined || this.#checkpoint !== checkpoint) {
      this.#checkpoint = checkpoint;
      this.#counts = this.#count();
    }
    const counts = this.#counts;
    try {
      return await counts;
    } catch (cause) {
      if (this.#counts === counts) this.#counts = undefined;
      throw cause;
    }
  }
}
