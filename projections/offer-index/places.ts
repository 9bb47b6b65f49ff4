import type { OfferPlace } from '@parvis/contracts/careers/offer.ts';
import type { Near } from '@parvis/contracts/site/filters/near.ts';
import { add, type BitSet, emptySet } from './sets/bit-set.ts';
import { compacted, withRoom } from './sets/grow.ts';

const earthRadiusKm = 6_371.0088;
const toRadians = Math.PI / 180;

type Point = Pick<Near, 'latitude' | 'longitude'>;

/**
 * Where offers are: points on a unit sphere, three numbers each, so that neither poles nor the date
 * line are special. Offers without coordinates are NaN, which is near nothing.
 */
export class Places {
  #x = new Float64Array(0);
  #y = new Float64Array(0);
  #z = new Float64Array(0);

  set(offer: number, place: OfferPlace | undefined): void {
    const [x, y, z] = pointOf(place) ?? [Number.NaN, Number.NaN, Number.NaN];
    this.#x = withRoom(this.#x, offer + 1);
    this.#y = withRoom(this.#y, offer + 1);
    this.#z = withRoom(this.#z, offer + 1);
    this.#x[offer] = x;
    this.#y[offer] = y;
    this.#z[offer] = z;
  }

  /** The offers below `size` that are within the radius. */
  within(near: Near, size: number): BitSet {
    const set = emptySet(size);
    const [x, y, z] = onSphere(near);
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
    return alongGround(at, onSphere(from));
  }

  compact(kept: Uint32Array): void {
    this.#x = compacted(this.#x, kept);
    this.#y = compacted(this.#y, kept);
    this.#z = compacted(this.#z, kept);
  }
}

/** Kilometres along the ground between two points. */
export function distanceKm(one: Point, other: Point): number {
  return alongGround(onSphere(one), onSphere(other));
}

type OnSphere = readonly [x: number, y: number, z: number];

function alongGround([x, y, z]: OnSphere, [otherX, otherY, otherZ]: OnSphere): number {
  const chord = Math.hypot(x - otherX, y - otherY, z - otherZ);
  return 2 * earthRadiusKm * Math.asin(Math.min(1, chord / 2));
}

/** The straight way between two points so far from each other along the ground; 2 for the whole Earth. */
function chordOf(km: number): number {
  const half = km / (2 * earthRadiusKm);
  return half >= Math.PI / 2 ? 2.1 : 2 * Math.sin(half);
}

function pointOf(place: OfferPlace | undefined): OnSphere | undefined {
  const { latitude, longitude } = place ?? {};
  if (latitude === undefined || longitude === undefined) return undefined;
  return onSphere({ latitude, longitude });
}

function onSphere({ latitude, longitude }: Point): OnSphere {
  const [phi, lambda] = [latitude * toRadians, longitude * toRadians];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}
