import type { OfferPlace } from '@parvis/contracts/careers/offer.ts';
import type { Near } from '@parvis/contracts/site/filters/near.ts';
import { add, type BitSet, emptySet } from '../sets/bit-set.ts';
import { compacted, withCapacity } from '../sets/grow.ts';
import {
  chordOf,
  groundDistanceKm,
  type Point,
  type SpherePoint,
  toSphere,
} from './compose-distance.ts';

/**
 * The coordinates of offers: points on a unit sphere, three numbers each, so that neither poles nor
 * the date line are special. Offers without coordinates have NaN, which is near nothing.
 */
export class Places {
  #x = new Float64Array(0);
  #y = new Float64Array(0);
  #z = new Float64Array(0);

  set(offer: number, place: OfferPlace | undefined): void {
    const [x, y, z] = pointOf(place) ?? [Number.NaN, Number.NaN, Number.NaN];
    this.#x = withCapacity(this.#x, offer + 1);
    this.#y = withCapacity(this.#y, offer + 1);
    this.#z = withCapacity(this.#z, offer + 1);
    this.#x[offer] = x;
    this.#y[offer] = y;
    this.#z[offer] = z;
  }

  /** Returns the offers below `size` that are within the radius. */
  within(near: Near, size: number): BitSet {
    const set = emptySet(size);
    const [x, y, z] = toSphere(near);
    const chord = chordOf(near.radiusKm);
    const most = chord * chord;
    for (let offer = 0; offer < size; offer += 1) {
      const dx = (this.#x[offer] ?? 0) - x;
      const dy = (this.#y[offer] ?? 0) - y;
      const dz = (this.#z[offer] ?? 0) - z;
      if (dx * dx + dy * dy + dz * dz <= most) add(set, offer);
    }
    return set;
  }

  /** Kilometres along the ground; NaN for an offer without coordinates. */
  distanceKm(offer: number, from: Point): number {
    const at = [this.#x[offer] ?? 0, this.#y[offer] ?? 0, this.#z[offer] ?? 0] as const;
    return groundDistanceKm(at, toSphere(from));
  }

  compact(kept: Uint32Array): void {
    this.#x = compacted(this.#x, kept);
    this.#y = compacted(this.#y, kept);
    this.#z = compacted(this.#z, kept);
  }
}

function pointOf(place: OfferPlace | undefined): SpherePoint | undefined {
  const { latitude, longitude } = place ?? {};
  if (latitude === undefined || longitude === undefined) return undefined;
  return toSphere({ latitude, longitude });
}
