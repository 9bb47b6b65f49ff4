import type { CareersPlace } from '@parvis/contracts/careers/careers-landing.ts';

/** A city as a light on a chart. */
export interface ChartedPlace {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The side of the light on which there is space for its name. */
  readonly named: 'after' | 'before' | 'above' | 'below' | undefined;
}

interface Chart {
  readonly width: number;
  readonly height: number;
  readonly lights: readonly ChartedPlace[];
}

const size = { width: 480, height: 400 } as const;
const margin = 48;
/** Space on the right for the name of the easternmost city. */
const nameRoom = 92;
const largestRadius = 16;
/** The size of a name on the chart. */
const letterWidth = 8;
const lineHeight = 18;

interface Point {
  readonly place: CareersPlace;
  readonly x: number;
  readonly y: number;
}

/** Returns Mercator's northing: degrees of latitude as degrees of the equator. */
function northing(latitude: number): number {
  const radians = (Math.max(-80, Math.min(80, latitude)) * Math.PI) / 180;
  return (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI;
}

/**
 * Positions places on a chart that is just large enough for them, in Mercator projection. The first
 * places are labelled first.
 */
export function placesOnChart(places: readonly CareersPlace[]): Chart {
  const points = places.flatMap((place): readonly Point[] =>
    place.latitude === undefined || place.longitude === undefined
      ? []
      : [{ place, x: place.longitude, y: -northing(place.latitude) }],
  );
  if (points.length === 0) return { ...size, lights: [] };
  const project = projection(points);
  const most = Math.max(...points.map(({ place }) => place.results));
  const unnamed = points.map((point): ChartedPlace => {
    const radius = Math.max(5, largestRadius * Math.sqrt(point.place.results / most));
    return { ...project(point), name: point.place.name, radius, named: undefined };
  });
  const lights: ChartedPlace[] = [];
  for (const light of unnamed) {
    const taken = [...unnamed.filter((other) => other !== light), ...lights].flatMap(listBoxes);
    const named = sides.find((side) => {
      const box = nameBox(light, side);
      return isOnChart(box) && !taken.some((other) => meet(box, other));
    });
    lights.push({ ...light, named });
  }
  return { ...size, lights };
}

/** The same scale is used for both axes, to preserve the aspect ratio. */
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

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const sides = ['after', 'before', 'above', 'below'] as const;

/** Returns the box of a light's name. */
function nameBox({ name, x, y, radius }: ChartedPlace, side: (typeof sides)[number]): Box {
  const width = letterWidth * name.length;
  const left = {
    after: x + radius,
    before: x - radius - width,
    above: x - width / 2,
    below: x - width / 2,
  }[side];
  const centred = y - lineHeight / 2;
  const top = {
    after: centred,
    before: centred,
    above: y - radius - lineHeight,
    below: y + radius,
  }[side];
  return { left, right: left + width, top, bottom: top + lineHeight };
}

function isOnChart({ left, right, top, bottom }: Box): boolean {
  return left >= 0 && right <= size.width && top >= 0 && bottom <= size.height;
}

/** Returns the boxes that a light occupies on the chart, with its name. */
function listBoxes(light: ChartedPlace): readonly Box[] {
  const { x, y, radius, named } = light;
  const glow = { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
  return named ? [glow, nameBox(light, named)] : [glow];
}

function meet(one: Box, other: Box): boolean {
  const isBeside = one.left < other.right && other.left < one.right;
  return isBeside && one.top < other.bottom && other.top < one.bottom;
}
