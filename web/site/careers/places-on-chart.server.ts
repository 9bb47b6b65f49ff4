import type { CareersPlace } from '@parvis/contracts/careers/careers-landing.ts';

/** A city as a light on a chart. */
export interface ChartedPlace {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Whether there is room for its name. */
  readonly isNamed: boolean;
}

interface Chart {
  readonly width: number;
  readonly height: number;
  readonly lights: readonly ChartedPlace[];
}

const size = { width: 480, height: 400 } as const;
const margin = 48;
/** Room on the right for the name of the easternmost city. */
const nameRoom = 92;
const largestRadius = 16;
/** How much of the chart a name takes. */
const letterWidth = 8;
const lineHeight = 18;

interface Point {
  readonly place: CareersPlace;
  readonly x: number;
  readonly y: number;
}

/** Mercator's northing, by which charts are drawn; degrees of latitude to degrees of the equator. */
function northing(latitude: number): number {
  const radians = (Math.max(-80, Math.min(80, latitude)) * Math.PI) / 180;
  return (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI;
}

/** Places by their coordinates, as a chart of just those waters has them. The first are named first. */
export function placesOnChart(places: readonly CareersPlace[]): Chart {
  const points = places.flatMap((place): readonly Point[] =>
    place.latitude === undefined || place.longitude === undefined
      ? []
      : [{ place, x: place.longitude, y: -northing(place.latitude) }],
  );
  if (points.length === 0) return { ...size, lights: [] };
  const project = projection(points);
  const most = Math.max(...points.map(({ place }) => place.results));
  const lights: ChartedPlace[] = [];
  for (const point of points) {
    const at = project(point);
    const radius = Math.max(5, largestRadius * Math.sqrt(point.place.results / most));
    const light = { ...at, name: point.place.name, radius, isNamed: true };
    lights.push({ ...light, isNamed: !lights.some((other) => covers(light, other)) });
  }
  return { ...size, lights };
}

/** One scale for both directions: a chart is true to shape. */
function projection(points: readonly Point[]): (point: Point) => { x: number; y: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const room = { x: size.width - margin - nameRoom, y: size.height - 2 * margin };
  const scale = Math.min(room.x / (east - west || 1), room.y / (south - north || 1));
  const left = margin + (room.x - (east - west) * scale) / 2;
  const top = margin + (room.y - (south - north) * scale) / 2;
  return ({ x, y }) => ({
    x: Math.round(left + (x - west) * scale),
    y: Math.round(top + (y - north) * scale),
  });
}

/** Whether a light's name would stand on another light or its name. */
function covers(light: ChartedPlace, other: ChartedPlace): boolean {
  const from = light.x - light.radius;
  const to = light.x + light.radius + letterWidth * light.name.length;
  const otherEnd = other.x + other.radius + (other.isNamed ? letterWidth * other.name.length : 0);
  const isBeside = from < otherEnd && other.x - other.radius < to;
  return isBeside && Math.abs(light.y - other.y) < lineHeight;
}
