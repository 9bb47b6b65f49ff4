import { contours, type Grid, type Point } from '@parvis/web/ui/tide-chart/contours.ts';
import { seeded } from '@parvis/web/ui/tide-chart/seeded.ts';
import { tenth } from './svg.ts';

/** The height of the ground at a point of the picture, in pixel coordinates. */
export type Relief = (x: number, y: number) => number;

/** A relief sampled on a grid of square cells; `cell` is their side in pixels. */
export interface Survey {
  readonly grid: Grid;
  readonly cell: number;
}

/** Cells sampled beyond the picture's edges, so that no line ends inside it. */
const margin = 2;
const belowAll = -1e6;
const lattice = 64;

/**
 * Samples a relief on a grid that covers a picture. The border is lower than everything else, so
 * that every line closes.
 */
export function survey(relief: Relief, width: number, height: number, cell: number): Survey {
  const columns = Math.ceil(width / cell) + 1 + 2 * margin;
  const rows = Math.ceil(height / cell) + 1 + 2 * margin;
  const heights = new Float64Array(columns * rows).fill(belowAll);
  for (let row = 1; row < rows - 1; row += 1) {
    for (let column = 1; column < columns - 1; column += 1) {
      heights[row * columns + column] = relief((column - margin) * cell, (row - margin) * cell);
    }
  }
  return { grid: { columns, rows, heights }, cell };
}

/**
 * Returns the contour lines of one height, in pixels; each is closed, and goes round the higher
 * ground.
 */
export function linesAt({ grid, cell }: Survey, level: number): Point[][] {
  return contours(grid, level)
    .filter((line) => line.length > 6)
    .map((line) => line.map(([x, y]): Point => [(x - margin) * cell, (y - margin) * cell]));
}

/** Returns smooth closed curves through lines, as path data. */
export function curves(lines: readonly (readonly Point[])[]): string {
  return lines.map((line) => `${openCurve([...line, ...line.slice(0, 2)])}z`).join('');
}

/** Returns a smooth curve from the middle of a line's first segment to the middle of its last. */
export function openCurve(line: readonly Point[]): string {
  const middles = line
    .slice(1)
    .map(
      ([x, y], index): Point => [
        (x + (line[index]?.[0] ?? x)) / 2,
        (y + (line[index]?.[1] ?? y)) / 2,
      ],
    );
  return middles
    .map(([x, y], index) => {
      const at = `${tenth(x)} ${tenth(y)}`;
      const bend = line[index] ?? [x, y];
      return index === 0 ? `M${at}` : `Q${tenth(bend[0])} ${tenth(bend[1])} ${at}`;
    })
    .join('');
}

/** Returns smooth random ground between -1 and 1; hills are about `size` pixels wide. */
export function hills(seed: string, size: number): Relief {
  const random = seeded(seed);
  const knots = Float64Array.from({ length: lattice * lattice }, () => random() * 2 - 1);
  const knot = (x: number, y: number) =>
    knots[(y & (lattice - 1)) * lattice + (x & (lattice - 1))] ?? 0;
  const ease = (share: number) => share ** 3 * (share * (share * 6 - 15) + 10);
  return (x, y) => {
    const [left, top] = [Math.floor(x / size), Math.floor(y / size)];
    const across = ease(x / size - left);
    const down = ease(y / size - top);
    const above = knot(left, top) * (1 - across) + knot(left + 1, top) * across;
    const below = knot(left, top + 1) * (1 - across) + knot(left + 1, top + 1) * across;
    return above * (1 - down) + below * down;
  };
}

/**
 * Returns the sum of hills of three sizes, each half as wide and half as high as the previous one.
 */
export function ground(seed: string, size: number): Relief {
  const layers = [0, 1, 2].map((layer) => hills(`${seed} ${layer}`, size / 2 ** layer));
  return (x, y) => layers.reduce((sum, layer, depth) => sum + layer(x, y) / 2 ** depth, 0) / 1.75;
}

/** Returns a round hill of height 1 that fades over `reach` pixels, stretched and rotated. */
export function rise(x: number, y: number, reach: number, stretch = 1, angle = 0): Relief {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (atX, atY) => {
    const along = ((atX - x) * cos + (atY - y) * sin) / (reach * stretch);
    const aside = ((atY - y) * cos - (atX - x) * sin) / reach;
    return Math.exp(-(along ** 2) - aside ** 2);
  };
}

/**
 * Smooths a survey: replaces every height with the mean of itself and its neighbours, `times`
 * times.
 */
export function smooth({ grid, cell }: Survey, times: number): Survey {
  let softened = grid;
  for (let round = 0; round < times; round += 1) softened = evened(softened);
  return { grid: softened, cell };
}

function evened({ columns, rows, heights }: Grid): Grid {
  const means = heights.slice();
  for (let row = 2; row < rows - 2; row += 1) {
    for (let column = 2; column < columns - 2; column += 1) {
      const at = row * columns + column;
      const near =
        rowSum(heights, at - columns) + rowSum(heights, at) + rowSum(heights, at + columns);
      means[at] = near / 9;
    }
  }
  return { columns, rows, heights: means };
}

/** Returns the sum of a height and its left and right neighbours. */
function rowSum(heights: Float64Array, at: number): number {
  return (heights[at - 1] ?? 0) + (heights[at] ?? 0) + (heights[at + 1] ?? 0);
}
