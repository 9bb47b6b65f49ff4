import type { Point } from '@parvis/web/ui/tide-chart/contours.ts';
import type { Relief } from './relief.ts';
import { tenth } from './svg.ts';

/** A line or the outline of a shape, in pixels. */
export type Line = readonly Point[];

/** Returns the points of a line written as `x y, x y`. */
export function points(text: string): Point[] {
  return text.split(', ').map((point) => {
    const [x = 0, y = 0] = point.split(' ').map(Number);
    return [x, y];
  });
}

/**
 * Returns a smooth closed line through points (Catmull-Rom), with four steps from each to the next.
 */
export function outlineThrough(line: Line): Point[] {
  const steps = 4;
  return line.flatMap((from, index) => {
    const before = line.at(index - 1) ?? from;
    const to = line[(index + 1) % line.length] ?? from;
    const after = line[(index + 2) % line.length] ?? to;
    return Array.from({ length: steps }, (_, step): Point => {
      const share = step / steps;
      return [
        between(share, before[0], from[0], to[0], after[0]),
        between(share, before[1], from[1], to[1], after[1]),
      ];
    });
  });
}

function between(share: number, before: number, from: number, to: number, after: number): number {
  const slope = (to - before) / 2;
  const end = (after - from) / 2;
  const bend = share ** 2 * (3 * (to - from) - 2 * slope - end);
  return from + share * slope + bend + share ** 3 * (2 * (from - to) + slope + end);
}

/** Returns straight path data through points. */
export function dataOf(line: Line, isClosed = true): string {
  const places = line.map(([x, y]) => `${tenth(x)} ${tenth(y)}`);
  return `M${places.join('L')}${isClosed ? 'Z' : ''}`;
}

/** Returns the distance from a point to a line, in pixels. */
export function distanceToLine(x: number, y: number, line: Line): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 1; index < line.length; index += 1) {
    const [fromX, fromY] = line[index - 1] ?? [0, 0];
    const [toX, toY] = line[index] ?? [0, 0];
    nearest = Math.min(nearest, squareToSegment(x - fromX, y - fromY, toX - fromX, toY - fromY));
  }
  return Math.sqrt(nearest);
}

/** Returns the depth of a point inside a closed shape, in pixels; negative outside. */
export function depthInside(shape: Line): Relief {
  const xs = Float64Array.from(shape, ([x]) => x);
  const ys = Float64Array.from(shape, ([, y]) => y);
  const last = shape.length - 1;
  return (x, y) => {
    let nearest = Number.POSITIVE_INFINITY;
    let inside = false;
    let [fromX, fromY] = [xs[last] ?? 0, ys[last] ?? 0];
    for (let index = 0; index <= last; index += 1) {
      const toX = xs[index] ?? 0;
      const toY = ys[index] ?? 0;
      nearest = Math.min(nearest, squareToSegment(x - fromX, y - fromY, toX - fromX, toY - fromY));
      if (toY > y !== fromY > y && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX)
        inside = !inside;
      fromX = toX;
      fromY = toY;
    }
    return inside ? Math.sqrt(nearest) : -Math.sqrt(nearest);
  };
}

/**
 * Returns the square of the distance from a point to a segment, both relative to the segment's
 * start.
 */
function squareToSegment(x: number, y: number, alongX: number, alongY: number): number {
  const share = (x * alongX + y * alongY) / (alongX * alongX + alongY * alongY || 1);
  const at = Math.max(0, Math.min(1, share));
  const awayX = x - at * alongX;
  const awayY = y - at * alongY;
  return awayX * awayX + awayY * awayY;
}
