import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { OfferConditions } from '@parvis/contracts/careers/offer-conditions.ts';
import { anchorsOf, keysOf } from './wishes/anchors.ts';
import { type CompiledWish, compileWish, meetsWish } from './wishes/compiled-wish.ts';
import { OfferInWords } from './wishes/offer-in-words.ts';

/**
 * Wishes by number, in memory, found by the offers that meet them: those that the list of offers finds
 * for the same conditions, in either configuration of the search, but for corrected typos.
 */
export class WishIndex {
  readonly #wishes: CompiledWish[] = [];
  readonly #byAnchor = new Map<string, number[]>();
  readonly #withoutAnchor: number[] = [];
  /** Of each wish, the last offer it was compared with. */
  #compared = new Uint32Array(0);
  #offers = 0;

  get size(): number {
    return this.#wishes.length;
  }

  /** Adds a wish. @returns its number: how many there were before */
  add(conditions: OfferConditions): number {
    const wish = compileWish(conditions);
    const number = this.#wishes.push(wish) - 1;
    const anchors = anchorsOf(wish);
    if (anchors === undefined) this.#withoutAnchor.push(number);
    for (const anchor of anchors ?? []) {
      const anchored = this.#byAnchor.get(anchor);
      if (anchored === undefined) this.#byAnchor.set(anchor, [number]);
      else anchored.push(number);
    }
    return number;
  }

  /** The wishes that an offer meets, by number, in no order. */
  findFor(offer: Offer): readonly number[] {
    if (this.#compared.length < this.#wishes.length)
      this.#compared = new Uint32Array(this.#wishes.length);
    this.#offers += 1;
    const looked = new OfferInWords(offer);
    const found: number[] = [];
    const compare = (numbers: readonly number[]) => {
      for (const number of numbers) {
        const wish = this.#wishes[number];
        if (wish === undefined || this.#compared[number] === this.#offers) continue;
        this.#compared[number] = this.#offers;
        if (meetsWish(looked, wish)) found.push(number);
      }
    };
    compare(this.#withoutAnchor);
    for (const key of keysOf(looked)) compare(this.#byAnchor.get(key) ?? []);
    return found;
  }
}
