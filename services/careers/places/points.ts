/** A point on earth, in degrees (WGS 84). */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const earthRadiusKm = 6371;
/** The maximum distance between a point and its place, in kilometres. */
const farKm = 150;

/** Returns the distance between two points, in kilometres. */
export function distanceKm(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(other.latitude - one.latitude) / 2);
  const east = Math.sin(radians(other.longitude - one.longitude) / 2);
  const cosines = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(north ** 2 + cosines * east ** 2));
}

/**
 * Returns a point from a source; undefined when it is invalid: out of range, or a placeholder for
 * null.
 */
export function parsePoint(latitude: unknown, longitude: unknown): Point | undefined {
  const [north, east] = [Number(latitude ?? Number.NaN), Number(longitude ?? Number.NaN)];
  if (!(Math.abs(north) <= 90 && Math.abs(east) <= 180)) return undefined;
  return north === 0 && east === 0 ? undefined : rounded(north, east);
}

/**
 * Returns the given point if it is near its place, or with its coordinates swapped if that is; else
 * the place's own.
 * @param place where the place is, if that is known
 */
export function pointNear(
  sourcePoint: Point | undefined,
  place: Point | undefined,
): Point | undefined {
  if (sourcePoint === undefined || place === undefined) return sourcePoint ?? place;
  const isNear = (point: Point) => distanceKm(point, place) <= farKm;
  if (isNear(sourcePoint)) return sourcePoint;
  const exchanged = rounded(sourcePoint.longitude, sourcePoint.latitude);
  return Math.abs(exchanged.latitude) <= 90 && isNear(exchanged) ? exchanged : place;
}

function rounded(latitude: number, longitude: number): Point {
  const to = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
  return { latitude: to(latitude), longitude: to(longitude) };
}
