import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { OfferConditions } from '@parvis/contracts/careers/offer-conditions.ts';
import { offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import { chooseAnchors, listKeys } from './criteria/anchors.ts';
import { Circles } from './criteria/circles.ts';
import {
  type CompiledCriteria,
  compileCriteria,
  meetsCriteria,
} from './criteria/compiled-criteria.ts';
import { MatchableOffer } from './criteria/matchable-offer.ts';

/** Equal criteria are matched once. */
interface SharedCriteria {
  readonly wish: CompiledCriteria;
  readonly numbers: number[];
  /** The last offer against which it was matched. */
  compared: number;
}

/**
 * Criteria by number, in memory, looked up by the offers that meet them: the same offers that their
 * list shows for the same conditions, in either configuration of the search, except for corrected
 * typos.
 */
export class CriteriaIndex {
  readonly #shared = new Map<string, SharedCriteria>();
  readonly #byAnchor = new Map<string, SharedCriteria[]>();
  readonly #withoutAnchor = new Circles<SharedCriteria>();
  #size = 0;
  #offers = 0;

  /** Adds criteria. @returns its number, counting from 0 */
  add(conditions: OfferConditions): number {
    const number = this.#size;
    this.#size += 1;
    const key = keyOf(conditions);
    const known = this.#shared.get(key);
    if (known === undefined) this.#share(key, compileCriteria(conditions), number);
    else known.numbers.push(number);
    return number;
  }

  /** Returns the criteria met by an offer, by number, in no particular order. */
  findFor(offer: Offer): readonly number[] {
    this.#offers += 1;
    const looked = new MatchableOffer(offer);
    const found: number[] = [];
    const compare = (shared: SharedCriteria) => {
      if (shared.compared === this.#offers) return;
      shared.compared = this.#offers;
      if (!meetsCriteria(looked, shared.wish)) return;
      for (const number of shared.numbers) found.push(number);
    };
    this.#withoutAnchor.visitAround(looked.points, compare);
    for (const key of listKeys(looked)) this.#byAnchor.get(key)?.forEach(compare);
    return found;
  }

  #share(key: string, criteria: CompiledCriteria, number: number): void {
    const shared = { wish: criteria, numbers: [number], compared: 0 };
    this.#shared.set(key, shared);
    const anchors = chooseAnchors(criteria);
    if (anchors === undefined) this.#withoutAnchor.add(criteria.around, shared);
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
