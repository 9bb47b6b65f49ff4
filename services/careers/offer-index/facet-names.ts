import { type OfferGroup, offerGroups, perGroup } from '@parvis/contracts/careers/offer-groups.ts';
import type { FacetIds } from '@parvis/projections/offer-index/compose-counts.ts';
import type { NewFacetIds } from './messages.ts';

/** Tracks which facet ids the other thread does not know yet. */
export class SentFacetIds {
  #of: object | undefined;
  readonly #sent = new Map<OfferGroup, number>();

  /** @param engine the engine that the ids belong to; a different one starts over */
  next(engine: object, all: FacetIds): NewFacetIds {
    const isAfresh = this.#of !== engine;
    if (isAfresh) this.#sent.clear();
    this.#of = engine;
    const ids: Partial<Record<OfferGroup, readonly string[]>> = {};
    for (const group of offerGroups) {
      const sent = this.#sent.get(group) ?? 0;
      if (all[group].length > sent) ids[group] = all[group].slice(sent);
      this.#sent.set(group, all[group].length);
    }
    return { isAfresh, ids };
  }
}

/** The ids that were received, by group and number. */
export class ReceivedFacetIds {
  #ids = noIds();

  get all(): FacetIds {
    return this.#ids;
  }

  add({ isAfresh, ids }: NewFacetIds): void {
    if (isAfresh) this.#ids = noIds();
    for (const group of offerGroups) this.#ids[group].push(...(ids[group] ?? []));
  }
}

function noIds(): Readonly<Record<OfferGroup, string[]>> {
  return perGroup(() => []);
}
