import type { OfferPlace } from '@parvis/contracts/careers/offer.ts';
import type { Near } from '@parvis/contracts/site/filters/near.ts';
import { add, type BitSet, emptySet } from '../sets/bit-set.ts';
import { withCapacity } from '../sets/grow.ts';
import {
  chordOf,
  groundKmOfChord,
  type Point,
  type SpherePoint,
  toSphere,
} from './compose-distance.ts';

/** The numbers of a point: its coordinates on a unit sphere. */
const stride = 3;

/**
 * The coordinates of offers, several for one with several places: points on a unit sphere, so that
 * neither poles nor the date line are special. Places without coordinates are near nothing.
 */
export class Places {
  /** The points of all offers, in their order. */
  #points = new Float64Array(0);
  /** The number of points before those of each offer, and of all. */
  #starts = new Uint32Array(1);
  #count = 0;

  /** Appends the places of an offer, whose number is the next. */
  append(places: readonly OfferPlace[]): void {
    this.#appendPoints(toPoints(places).flat());
  }

  /** Returns the offers below `size` with a place that is within the radius. */
  within(near: Near, size: number): BitSet {
    const set = emptySet(size);
    const [x, y, z] = toSphere(near);
    const most = chordOf(near.radiusKm) ** 2;
    const offers = Math.min(size, this.#count);
    const [points, starts] = [this.#points, this.#starts];
    let at = 0;
    for (let offer = 0; offer < offers; offer += 1) {
      const end = (starts[offer + 1] ?? 0) * stride;
      for (; at < end; at += stride) {
        const dz = (points[at + 2] ?? 0) - z;
        // Most are too far north or south: nothing else is computed of these.
        if (dz * dz > most) continue;
        const dx = (points[at] ?? 0) - x;
        const dy = (points[at + 1] ?? 0) - y;
        if (dx * dx + dy * dy + dz * dz <= most) add(set, offer);
      }
    }
    return set;
  }

  /**
   * Returns what measures the kilometres along the ground from a point to the nearest place of an
   * offer; NaN for one without coordinates.
   */
  distancesKm(from: Point): (offer: number) => number {
    const [x, y, z] = toSphere(from);
    return (offer) => {
      const squaredChord = this.#nearest(offer, x, y, z);
      return squaredChord === Infinity ? Number.NaN : groundKmOfChord(Math.sqrt(squaredChord));
    };
  }

  compact(kept: Uint32Array): void {
    const [points, starts] = [this.#points, this.#starts];
    this.#points = new Float64Array(0);
    this.#starts = new Uint32Array(1);
    this.#count = 0;
    for (const offer of kept)
      this.#appendPoints(
        points.subarray((starts[offer] ?? 0) * stride, (starts[offer + 1] ?? 0) * stride),
      );
  }

  #appendPoints(numbers: ArrayLike<number>): void {
    const start = this.#starts[this.#count] ?? 0;
    const end = start + numbers.length / stride;
    this.#points = withCapacity(this.#points, end * stride);
    this.#points.set(numbers, start * stride);
    this.#count += 1;
    this.#starts = withCapacity(this.#starts, this.#count + 1);
    this.#starts[this.#count] = end;
  }

  /** The squared chord to the nearest point of an offer; infinite without any. */
  #nearest(offer: number, x: number, y: number, z: number): number {
    const points = this.#points;
    const end = (this.#starts[offer + 1] ?? 0) * stride;
    let least = Infinity;
    for (let at = (this.#starts[offer] ?? 0) * stride; at < end; at += stride) {
      const dx = (points[at] ?? 0) - x;
      const dy = (points[at + 1] ?? 0) - y;
      const dz = (points[at + 2] ?? 0) - z;
      const squared = dx * dx + dy * dy + dz * dz;
      if (squared < least) least = squared;
    }
    return least;
  }
}

/** Returns the points of the places that have coordinates. */
export function toPoints(places: readonly OfferPlace[]): readonly SpherePoint[] {
  return places.flatMap(({ latitude, longitude }) =>
    latitude === undefined || longitude === undefined ? [] : [toSphere({ latitude, longitude })],
  );
}
