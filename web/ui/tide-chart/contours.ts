/** A point in grid units. */
export type Point = readonly [x: number, y: number];

interface Crossing {
  readonly edge: number;
  readonly leaves: boolean;
}

/** Heights sampled row by row. A border below every level makes every contour close. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly heights: Float64Array;
}

export function heightAt(grid: Grid, column: number, row: number): number {
  return grid.heights[row * grid.columns + column] ?? 0;
}

/**
 * Edges are numbered by the corner from which they start: even ones run right, odd ones run down.
 */
function crossEdge(grid: Grid, column: number, row: number, runsDown: boolean): number {
  return 2 * (row * grid.columns + column) + (runsDown ? 1 : 0);
}

const none: Crossing[] = [];

function crossings(grid: Grid, column: number, row: number, level: number): Crossing[] {
  const first = heightAt(grid, column, row) > level;
  const second = heightAt(grid, column + 1, row) > level;
  const third = heightAt(grid, column + 1, row + 1) > level;
  const fourth = heightAt(grid, column, row + 1) > level;
  if (first === second && second === third && third === fourth) return none;
  const found: Crossing[] = [];
  const cross = (from: boolean, to: boolean, edge: number) => {
    if (from !== to) found.push({ edge, leaves: from });
  };
  cross(first, second, crossEdge(grid, column, row, false));
  cross(second, third, crossEdge(grid, column + 1, row, true));
  cross(third, fourth, crossEdge(grid, column, row + 1, false));
  cross(fourth, first, crossEdge(grid, column, row, true));
  return found;
}

/**
 * Each cell connects the edge where its clockwise border leaves the shape to the edge where it
 * entered.
 */
function joints(grid: Grid, level: number): Map<number, number> {
  const next = new Map<number, number>();
  for (let row = 0; row < grid.rows - 1; row += 1) {
    for (let column = 0; column < grid.columns - 1; column += 1) {
      const found = crossings(grid, column, row, level);
      found.forEach((crossing, index) => {
        const before = found[(index + found.length - 1) % found.length];
        if (crossing.leaves && before !== undefined) next.set(crossing.edge, before.edge);
      });
    }
  }
  return next;
}

function pointOn(grid: Grid, edge: number, level: number): Point {
  const corner = edge >> 1;
  const column = corner % grid.columns;
  const row = Math.floor(corner / grid.columns);
  const runsDown = edge % 2 === 1;
  const from = heightAt(grid, column, row);
  const to = runsDown ? heightAt(grid, column, row + 1) : heightAt(grid, column + 1, row);
  const share = (level - from) / (to - from);
  return runsDown ? [column, row + share] : [column + share, row];
}

/** Returns the closed lines along which the grid has a given height (marching squares). */
export function contours(grid: Grid, level: number): Point[][] {
  const next = joints(grid, level);
  const lines: Point[][] = [];
  while (next.size > 0) {
    const line: Point[] = [];
    let edge = next.keys().next().value;
    while (edge !== undefined) {
      const after = next.get(edge);
      if (after !== undefined) line.push(pointOn(grid, edge, level));
      next.delete(edge);
      edge = after;
    }
    lines.push(line);
  }
  return lines;
}
