/** The radii to choose from, in kilometres. */
export const radiiKm = [10, 25, 50, 100, 200] as const;
const defaultRadiusKm = 50;
const maxRadiusKm = 500;

/** Around a point: degrees (WGS 84) and kilometres. */
export interface Near {
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusKm: number;
}

/** About a kilometre: the precision of a location in an address. */
const decimals = 2;
const written = /^(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)(?:,(\d{1,6}))?$/;

/**
 * Reads `latitude,longitude,radius`; the radius is clamped to its bounds. Undefined for a point
 * that is not on Earth.
 */
export function readNear(text: string | undefined): Near | undefined {
  const [, latitude, longitude, radius] = written.exec(text?.trim() ?? '') ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  return toNear({
    latitude: Number(latitude),
    longitude: Number(longitude),
    radiusKm: radius === undefined ? defaultRadiusKm : Number(radius),
  });
}

/**
 * Returns a point rounded to about a kilometre, with a radius within bounds. Undefined for a point
 * that is not on Earth.
 */
export function toNear({ latitude, longitude, radiusKm }: Near): Near | undefined {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  return {
    latitude: rounded(latitude),
    longitude: rounded(longitude),
    radiusKm: Math.min(Math.max(1, Math.round(radiusKm) || defaultRadiusKm), maxRadiusKm),
  };
}

/** Returns the form used in addresses. */
export function writeNear({ latitude, longitude, radiusKm }: Near): string {
  return `${latitude},${longitude},${radiusKm}`;
}

/** Without a negative zero. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(decimals)) + 0;
}
