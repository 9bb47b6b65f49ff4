import { contours, type Grid, heightAt, type Point } from './contours.ts';
import { type Depth, estuary } from './estuary.ts';
import { seeded } from './seeded.ts';
import { traceLine } from './trace-line.ts';

/** A depth written on the chart, in metres, where it was sounded. */
export interface Sounding {
  readonly x: number;
  readonly y: number;
  readonly metres: number;
}

/** A chart in its own units, which a viewBox scales. */
export interface Chart {
  readonly width: number;
  readonly height: number;
  /** The size of a cell of the grid. */
  readonly cell: number;
  /** One path per depth, from shallow to deep; each lies inside the previous one. */
  readonly depths: readonly string[];
  readonly soundings: readonly Sounding[];
  /** The light at the river's mouth. */
  readonly beacon: Point;
}

interface Format {
  /** The size, in cells of the grid. */
  readonly across: number;
  readonly down: number;
  /** The depths at which there are lines. */
  readonly levels: readonly number[];
  /** The size of a cell, in units: lines are written in whole ones, and large numbers are long. */
  readonly cell: number;
  /** The area of a bend that is seen, in square units. */
  readonly leastArea: number;
  /** How many charts there are: drawing one takes longer than rendering its page. */
  readonly charts: number;
}

/**
 * A band spans a page, and no screen shows two. A tile illustrates a card, of which a list has
 * twelve.
 */
const formats: Readonly<Record<'band' | 'tile', Format>> = {
  band: {
    across: 48,
    down: 26,
    levels: [0.08, 0.17, 0.26, 0.36, 0.46, 0.57, 0.69, 0.82],
    cell: 5,
    leastArea: 24,
    charts: 256,
  },
  tile: {
    across: 24,
    down: 15,
    levels: [0.08, 0.24, 0.44, 0.68],
    cell: 3,
    leastArea: 20,
    charts: 512,
  },
};

export type ChartFormat = keyof typeof formats;

const border = 2;
const belowAll = -9;

function sample(depth: Depth, columns: number, rows: number): Grid {
  const heights = new Float64Array(columns * rows).fill(belowAll);
  for (let row = 1; row < rows - 1; row += 1) {
    for (let column = 1; column < columns - 1; column += 1) {
      heights[row * columns + column] = depth(column / (columns - 1), row / (rows - 1));
    }
  }
  return { columns, rows, heights };
}

/** Returns each point drawn a little towards its neighbours, so that the grid does not show. */
function rounded(line: readonly Point[]): Point[] {
  return line.map((point, index) => {
    const before = line.at(index - 1) ?? point;
    const after = line[index + 1] ?? line[0] ?? point;
    return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
  });
}

function inUnits([x, y]: Point, cell: number): Point {
  return [(x - border) * cell, (y - border) * cell];
}

function takeSoundings(
  depth: Depth,
  seed: string,
  { width, height, cell }: Pick<Chart, 'width' | 'height' | 'cell'>,
): Sounding[] {
  const random = seeded(`${seed} soundings`);
  const found: Sounding[] = [];
  for (let tries = 0; tries < 40 && found.length < 8; tries += 1) {
    const [x, y] = [0.42 + random() * 0.55, 0.08 + random() * 0.84];
    const metres = Math.round(depth(x, y) * 34);
    const near = found.some(
      (other) => Math.hypot(other.x - x * width, other.y - y * height) < 5.5 * cell,
    );
    if (metres >= 3 && !near) {
      found.push({ x: Math.round(x * width), y: Math.round(y * height), metres });
    }
  }
  return found;
}

function deepest(grid: Grid): Point {
  let best: Point = [0, 0];
  const until = Math.floor(grid.columns * 0.84);
  for (let row = 3; row < grid.rows - 3; row += 1) {
    for (let column = Math.floor(grid.columns * 0.62); column < until; column += 1) {
      if (heightAt(grid, column, row) > heightAt(grid, best[0], best[1])) best = [column, row];
    }
  }
  return best;
}

function draw(seed: string, { across, down, levels, cell, leastArea }: Format): Chart {
  const depth = estuary(seed);
  const grid = sample(depth, across + 1 + 2 * border, down + 1 + 2 * border);
  const [width, height] = [across * cell, down * cell];
  return {
    width,
    height,
    cell,
    depths: levels
      .map((level) =>
        contours(grid, level)
          .filter((line) => line.length > 5)
          .map((line) => rounded(line).map((point) => inUnits(point, cell)))
          .map((line) => traceLine(line, { width, height, leastArea }))
          .join(''),
      )
      .filter((path) => path !== ''),
    soundings: takeSoundings(depth, seed, { width, height, cell }),
    beacon: inUnits(deepest(grid), cell),
  };
}

/** Returns the number of a subject's chart: one of a set, so that each is drawn once. */
export function numberOfChart(subject: string, format: ChartFormat): number {
  return Math.floor(seeded(subject)() * formats[format].charts);
}

const drawn = new Map<string, Chart>();

/** Returns the chart of a subject: the same subject always has the same estuary. */
export function drawChart(subject: string, format: ChartFormat): Chart {
  const number = numberOfChart(subject, format);
  const key = `${format} ${number}`;
  const chart = drawn.get(key) ?? draw(`chart ${number}`, formats[format]);
  drawn.set(key, chart);
  return chart;
}
