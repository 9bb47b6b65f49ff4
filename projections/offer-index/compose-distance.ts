import type { Near } from '@parvis/contracts/site/filters/near.ts';

const earthRadiusKm = 6_371.0088;
const toRadians = Math.PI / 180;

export type Point = Pick<Near, 'latitude' | 'longitude'>;
/** A point on a unit sphere. */
export type SpherePoint = readonly [x: number, y: number, z: number];

/** Kilometres along the ground between two points. */
export function composeDistanceKm(one: Point, other: Point): number {
  const [[x, y, z], [otherX, otherY, otherZ]] = [toSphere(one), toSphere(other)];
  return groundKmOfChord(Math.hypot(x - otherX, y - otherY, z - otherZ));
}

/** Kilometres along the ground between two points that are this far apart through the sphere. */
export function groundKmOfChord(chord: number): number {
  return 2 * earthRadiusKm * Math.asin(Math.min(1, chord / 2));
}

/** Returns the chord between two points this far apart along the ground; 2 for the whole Earth. */
export function chordOf(km: number): number {
  const half = km / (2 * earthRadiusKm);
  return half >= Math.PI / 2 ? 2.1 : 2 * Math.sin(half);
}

/** Returns the position of a point on a unit sphere. */
export function toSphere({ latitude, longitude }: Point): SpherePoint {
  const [phi, lambda] = [latitude * toRadians, longitude * toRadians];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}
