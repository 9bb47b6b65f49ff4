import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { OfferConditions } from '@parvis/contracts/careers/offer-conditions.ts';
import { offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import { anchorsOf, keysOf } from './wishes/anchors.ts';
import { Circles } from './wishes/circles.ts';
import { type CompiledWish, compileWish, meetsWish } from './wishes/compiled-wish.ts';
import { MatchableOffer } from './wishes/matchable-offer.ts';

/** Equal wishes are matched once. */
interface SharedWish {
  readonly wish: CompiledWish;
  readonly numbers: number[];
  /** The last offer against which it was matched. */
  compared: number;
}

/**
 * Wishes by number, in memory, looked up by the offers that meet them: the same offers that their
 * list shows for the same conditions, in either configuration of the search, except for corrected
 * typos.
 */
export class WishIndex {
  readonly #shared = new Map<string, SharedWish>();
  readonly #byAnchor = new Map<string, SharedWish[]>();
  readonly #withoutAnchor = new Circles<SharedWish>();
  #size = 0;
  #offers = 0;

  /** Adds a wish. @returns its number, counting from 0 */
  add(conditions: OfferConditions): number {
    const number = this.#size;
    this.#size += 1;
    const key = keyOf(conditions);
    const known = this.#shared.get(key);
    if (known === undefined) this.#share(key, compileWish(conditions), number);
    else known.numbers.push(number);
    return number;
  }

  /** Returns the wishes met by an offer, by number, in no particular order. */
  findFor(offer: Offer): readonly number[] {
    this.#offers += 1;
    const looked = new MatchableOffer(offer);
    const found: number[] = [];
    const compare = (shared: SharedWish) => {
      if (shared.compared === this.#offers) return;
      shared.compared = this.#offers;
      if (!meetsWish(looked, shared.wish)) return;
      for (const number of shared.numbers) found.push(number);
    };
    this.#withoutAnchor.visitAround(looked.points, compare);
    for (const key of keysOf(looked)) this.#byAnchor.get(key)?.forEach(compare);
    return found;
  }

  #share(key: string, wish: CompiledWish, number: number): void {
    const shared = { wish, numbers: [number], compared: 0 };
    this.#shared.set(key, shared);
    const anchors = anchorsOf(wish);
    if (anchors === undefined) this.#withoutAnchor.add(wish.around, shared);
    for (const anchor of anchors ?? []) {
      const anchored = this.#byAnchor.get(anchor);
      if (anchored === undefined) this.#byAnchor.set(anchor, [shared]);
      else anchored.push(shared);
    }
  }
}

function keyOf({ facets, titled = {}, ...conditions }: OfferConditions): string {
  const ids = offerGroups.map((group) => [facets[group] ?? [], titled[group] ?? []]);
  const { keywords, synonyms, references, writtenIn, outside, near } = conditions;
  return JSON.stringify([ids, keywords, synonyms, references, writtenIn, outside, near]);
}
