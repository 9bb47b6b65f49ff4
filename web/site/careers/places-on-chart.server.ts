import type { CareersPlace } from '@parvis/contracts/careers/careers-place.ts';
import { type Box, type Extent, meet } from './coastline.server.ts';
import { toNorthing } from './mercator.ts';

/** A city as a light on a chart. */
export interface ChartedPlace {
  readonly name: string;
  readonly href: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The side of the light on which there is space for its name. */
  readonly named: 'after' | 'before' | 'above' | 'below' | undefined;
}

interface Chart {
  /** The part of the world that it shows. */
  readonly extent: Extent;
  readonly lights: readonly ChartedPlace[];
}

const size = { width: 480, height: 400 } as const;
const margin = 48;
/** Space on the right for the name of the easternmost city. */
const nameRoom = 92;
const largestRadius = 16;
/** Of the dot in the centre of a light. */
export const centreRadius = 2.5;
/** A chart shows at least so many degrees: of towns that are near each other, their coast too. */
const least = 4;
/** Pixels between a light and its name. */
export const nameGap = 5;
/** The size of a name on the chart. */
const letterWidth = 8;
const lineHeight = 18;

interface Point {
  readonly place: CareersPlace;
  readonly x: number;
  readonly y: number;
}

/**
 * Positions places on a chart that is just large enough for them, in Mercator projection. The first
 * places are labelled first.
 */
export function placesOnChart(places: readonly CareersPlace[]): Chart {
  const points = places.flatMap((place): readonly Point[] =>
    place.latitude === undefined || place.longitude === undefined
      ? []
      : [{ place, x: place.longitude, y: -toNorthing(place.latitude) }],
  );
  const extent = findExtent(points);
  const most = Math.max(...points.map(({ place }) => place.results));
  const unnamed = points.map((point): ChartedPlace => {
    const radius = Math.max(5, largestRadius * Math.sqrt(point.place.results / most));
    const { name, href } = point.place;
    return { ...toPixels(point, extent), name, href, radius, named: undefined };
  });
  const lights: ChartedPlace[] = [];
  for (const light of unnamed) {
    const others = unnamed.filter((other) => other !== light);
    const names = lights.flatMap((other) => (other.named ? nameBox(other, other.named) : []));
    const findSide = (occupied: readonly Box[]) =>
      sides.find((side) => {
        const box = nameBox(light, side);
        return isOnChart(box) && ![...occupied, ...names].some((other) => meet(box, other));
      });
    // A name can be read on the glow of another light, not on its centre.
    const named =
      findSide(others.map((other) => boxAround(other, other.radius))) ??
      findSide(others.map((other) => boxAround(other, centreRadius)));
    lights.push({ ...light, named });
  }
  return { extent, lights };
}

/** The same scale is used for both axes, to preserve the aspect ratio. */
function findExtent(points: readonly Point[]): Extent {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const room = { x: size.width - margin - nameRoom, y: size.height - 2 * margin };
  const scale = Math.min(
    room.x / Math.max(east - west, least),
    room.y / Math.max(south - north, least),
  );
  const left = margin + (room.x - (east - west) * scale) / 2;
  const top = margin + (room.y - (south - north) * scale) / 2;
  return { ...size, scale, west: west - left / scale, north: north - top / scale };
}

function toPixels({ x, y }: Point, { west, north, scale }: Extent) {
  return { x: Math.round((x - west) * scale), y: Math.round((y - north) * scale) };
}

const sides = ['after', 'before', 'above', 'below'] as const;

/** Returns the box of a light's name. */
function nameBox({ name, x, y, radius }: ChartedPlace, side: (typeof sides)[number]): Box {
  const width = letterWidth * name.length;
  const away = radius + nameGap;
  const left = {
    after: x + away,
    before: x - away - width,
    above: x - width / 2,
    below: x - width / 2,
  }[side];
  const centred = y - lineHeight / 2;
  const top = {
    after: centred,
    before: centred,
    above: y - away - lineHeight,
    below: y + away,
  }[side];
  return { left, right: left + width, top, bottom: top + lineHeight };
}

function isOnChart({ left, right, top, bottom }: Box): boolean {
  return left >= 0 && right <= size.width && top >= 0 && bottom <= size.height;
}

function boxAround({ x, y }: Pick<ChartedPlace, 'x' | 'y'>, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}
