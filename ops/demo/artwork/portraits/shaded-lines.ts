import type { Point } from '@parvis/web/ui/tide-chart/contours.ts';
import { openCurve } from '../relief.ts';
import { element } from '../svg.ts';

/** Colour of lines, and their width in the light and in the shade. */
export interface Engraving {
  readonly colour: string;
  readonly lit: number;
  readonly shaded: number;
}

const widths = 6;
/** The direction of the light, which comes from the upper left. */
const light = { x: -0.62, y: -0.78 };

/**
 * Returns contour lines that are thin where the slope faces the light and thick where it faces
 * away (Tanaka Kitirō, “The Relief Contour Method of Representing Topography on Maps”, 1950).
 */
export function shadedLines(
  lines: readonly (readonly Point[])[],
  { colour, lit, shaded }: Engraving,
): string {
  const runs = Array.from({ length: widths }, () => '');
  for (const line of lines) {
    for (const { shade, points } of runsOf([...line, ...line.slice(0, 2)])) {
      runs[shade] += openCurve(points);
    }
  }
  return runs
    .map((d, shade) =>
      d === ''
        ? ''
        : element('path', {
            d,
            fill: 'none',
            stroke: colour,
            'stroke-width': lit + ((shaded - lit) * shade) / (widths - 1),
          }),
    )
    .join('');
}

interface Run {
  readonly shade: number;
  readonly points: Point[];
}

/**
 * Splits a line where its shade changes; neighbouring parts share two points, so that no gap is
 * visible.
 */
function runsOf(line: readonly Point[]): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  for (let index = 0; index + 2 < line.length; index += 1) {
    const [here, next, after] = [line[index], line[index + 1], line[index + 2]];
    if (here === undefined || next === undefined || after === undefined) continue;
    const shade = shadeOf(here, after);
    if (run?.shade !== shade) {
      run = { shade, points: [here, next] };
      runs.push(run);
    }
    run.points.push(after);
  }
  return runs;
}

function shadeOf(from: Point, to: Point): number {
  const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(alongX, alongY) || 1;
  // The higher ground is on the right of a line's direction.
  const facing = (alongY * light.x - alongX * light.y) / length;
  return Math.round(((1 - facing) / 2) * (widths - 1));
}
