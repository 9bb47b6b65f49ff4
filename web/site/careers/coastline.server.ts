import land from 'world-atlas/land-50m.json';
import { z } from 'zod';

/** Points that are nearer to the one before are left out, in pixels. */
const nearest = 1;
/** Land beyond the edges of a chart, in pixels, so that its cut coasts are not seen. */
const beyond = 8;

type Point = readonly [x: number, y: number];

/** Of pixels or degrees; the top is north. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What the build makes of the land: see `ops/build/coastline-plugin.ts`. */
const coasts = z
  .array(z.array(z.number()))
  .parse(land)
  .map((ring) => {
    const points = ring.flatMap((x, index): Point[] =>
      index % 2 === 0 ? [[x / 100, (ring[index + 1] ?? 0) / 100]] : [],
    );
    return { points, box: boxOf(points) };
  });

/** A part of the world on a chart. */
export interface Extent {
  readonly width: number;
  readonly height: number;
  /** Pixels for each degree of the equator. */
  readonly scale: number;
  /** Where the chart begins: degrees of longitude, and of Mercator's northing, north first. */
  readonly west: number;
  readonly north: number;
}

/** Returns the land of a part of the world as the path of an SVG, to be filled by `evenodd`. */
export function coastPath({ width, height, scale, west, north }: Extent): string {
  const chart = { left: -beyond, top: -beyond, right: width + beyond, bottom: height + beyond };
  const seen = {
    left: west + chart.left / scale,
    top: north + chart.top / scale,
    right: west + chart.right / scale,
    bottom: north + chart.bottom / scale,
  };
  const toPixels = ([x, y]: Point): Point => [(x - west) * scale, (y - north) * scale];
  return coasts
    .filter(({ box }) => meet(box, seen))
    .map(({ points }) => toPath(clip(thin(points, nearest / scale).map(toPixels), chart)))
    .join('');
}

/** Leaves out points that are too near to the one before to be seen apart. */
function thin(points: readonly Point[], distance: number): readonly Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const before = kept.at(-1);
    const isNear =
      before !== undefined &&
      Math.abs(point[0] - before[0]) < distance &&
      Math.abs(point[1] - before[1]) < distance;
    if (!isNear) kept.push(point);
  }
  return kept;
}

/** Whether two boxes have a part in common. */
export function meet(one: Box, other: Box): boolean {
  const isBeside = one.left < other.right && other.left < one.right;
  return isBeside && one.top < other.bottom && other.top < one.bottom;
}

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** Leaves out what is too small to be seen. */
function toPath(points: readonly Point[]): string {
  if (points.length < 3) return '';
  return `M${points.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join('L')}Z`;
}

/** Cuts a ring at the edges of a box, one after another (Sutherland and Hodgman). */
function clip(ring: readonly Point[], { left, top, right, bottom }: Box): readonly Point[] {
  const edges: readonly ((point: Point) => number)[] = [
    ([x]) => x - left,
    ([x]) => right - x,
    ([, y]) => y - top,
    ([, y]) => bottom - y,
  ];
  return edges.reduce(clipAtEdge, ring);
}

/** @param inside how far a point is within the edge; negative beyond it */
function clipAtEdge(ring: readonly Point[], inside: (point: Point) => number): readonly Point[] {
  const clipped: Point[] = [];
  let from = ring.at(-1) ?? ([0, 0] as const);
  let behind = inside(from);
  for (const point of ring) {
    const ahead = inside(point);
    if (ahead >= 0 !== behind >= 0) {
      const share = behind / (behind - ahead);
      clipped.push([
        from[0] + share * (point[0] - from[0]),
        from[1] + share * (point[1] - from[1]),
      ]);
    }
    if (ahead >= 0) clipped.push(point);
    [from, behind] = [point, ahead];
  }
  return clipped;
}
