import type { Point } from './contours.ts';

/** A chart, in the units of its lines. */
interface Around {
  readonly width: number;
  readonly height: number;
  /** A bend that takes less area than this, in square units, is not seen. */
  readonly leastArea: number;
}

const fewestBends = 4;

/**
 * Returns the path of a closed line in relative whole units: curves through the middles of its
 * segments within the chart, straight lines from bend to bend around it.
 */
export function traceLine(line: readonly Point[], around: Around): string {
  const bends = withoutFlatBends(line, around.leastArea).map(whole);
  const path = new Path(middle(bends.at(-1), bends[0]));
  for (const [index, bend] of bends.entries()) {
    const next = bends[index + 1] ?? bends[0] ?? bend;
    const end = middle(bend, next);
    if (isWithin(bend, around)) path.add('q', bend, end);
    else if (isWithin(next, around)) path.add('l', bend).add('l', end);
    else path.add('l', bend);
  }
  return path.closed;
}

/** A path in the shortest notation: without a letter where a command is repeated, or needless spaces. */
class Path {
  #text: string;
  #at: Point;
  #last = 'M';

  constructor(start: Point) {
    this.#text = `M${start.join(' ')}`;
    this.#at = start;
  }

  get closed(): string {
    return `${this.#text.replaceAll(' -', '-')}z`;
  }

  add(command: 'l' | 'q', ...points: readonly Point[]): this {
    const [atX, atY] = this.#at;
    const moves = points.flatMap(([x, y]) => [x - atX, y - atY]).join(' ');
    this.#text += `${command === this.#last ? ' ' : command}${moves}`;
    this.#last = command;
    this.#at = points.at(-1) ?? this.#at;
    return this;
  }
}

/** Removes flat bends, of neighbours one at a time, until each one left is seen. */
function withoutFlatBends(line: readonly Point[], leastArea: number): readonly Point[] {
  let bends = line;
  for (let [pass, seen] = [0, 0]; seen < 2; pass += 1) {
    const left = bends.filter((bend, at) => {
      const [before = bend, after = bend] = [bends.at(at - 1), bends[at + 1] ?? bends[0]];
      return at % 2 === pass % 2 || triangleArea(before, bend, after) >= leastArea;
    });
    seen = left.length === bends.length ? seen + 1 : 0;
    if (left.length < fewestBends) break;
    bends = left;
  }
  return bends;
}

function triangleArea(a: Point, b: Point, c: Point): number {
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
}

function middle(a: Point = [0, 0], b: Point = a): Point {
  return whole([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
}

function whole([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

function isWithin([x, y]: Point, { width, height }: Around): boolean {
  return x > 0 && y > 0 && x < width && y < height;
}
