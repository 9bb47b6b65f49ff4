import type { Point } from '@parvis/web/ui/tide-chart/contours.ts';
import { palette } from '../palette.ts';
import { curves, ground, linesAt, type Relief, rise, survey } from '../relief.ts';
import { fill, picture, stroke } from '../svg.ts';
import { chartSize } from './chart-size.ts';
import { levelsFrom } from './depths.ts';

const swirls = [
  { x: 560, y: 420, turn: 420, reach: 190 },
  { x: 1360, y: 850, turn: -560, reach: 240 },
  { x: 1660, y: 260, turn: 300, reach: 140 },
  { x: 190, y: 1050, turn: -330, reach: 150 },
];

/** Returns a tidal stream with its eddies; arrows show its direction. */
export function currentsChart(seed: string): string {
  const { width, height } = chartSize;
  const rough = ground(seed, 520);
  const eddies = swirls.map(({ x, y, turn, reach }) => ({ turn, hill: rise(x, y, reach) }));
  // The contour lines of this relief are the streamlines of the water.
  const stream: Relief = (x, y) =>
    y +
    x * 0.12 +
    rough(x, y) * 90 +
    eddies.reduce((sum, { turn, hill }) => sum + turn * hill(x, y), 0);
  const measured = survey(stream, width, height, 10);
  const levels = levelsFrom(-280, 27, 76);
  const marked = levels[33] ?? 0;
  const lines = levels.map((level, index) => ({ level, index, paths: linesAt(measured, level) }));
  return picture(
    width,
    height,
    palette.tide100,
    lines
      .map(({ level, index, paths }) =>
        level === marked
          ? stroke(curves(paths), palette.beacon, 6)
          : stroke(curves(paths), palette.tide700, index % 4 === 1 ? 4.4 : 1.6, {
              'stroke-opacity': index % 4 === 1 ? '0.9' : '0.6',
            }),
      )
      .join('') +
      lines
        .filter(({ index, level }) => index % 4 === 1 || level === marked)
        .map(({ paths, level, index }) =>
          arrows(paths, level === marked ? palette.beacon : palette.tide800, index),
        )
        .join(''),
  );
}

function arrows(lines: readonly (readonly Point[])[], colour: string, offset: number): string {
  const every = 44;
  const heads = lines.flatMap((line) =>
    line.flatMap(([x, y], index) => {
      const isShown = x > 20 && x < chartSize.width - 20 && y > 20 && y < chartSize.height - 20;
      if (!isShown || line.length < 30 || (index + offset * 11) % every !== 0) return [];
      const [beforeX, beforeY] = line[Math.max(0, index - 3)] ?? [x, y];
      return [arrowhead(x, y, Math.atan2(y - beforeY, x - beforeX))];
    }),
  );
  return fill(heads.join(''), colour);
}

function arrowhead(x: number, y: number, angle: number): string {
  const at = (along: number, aside: number) =>
    `${(x + Math.cos(angle) * along - Math.sin(angle) * aside).toFixed(1)} ${(y + Math.sin(angle) * along + Math.cos(angle) * aside).toFixed(1)}`;
  return `M${at(22, 0)}L${at(-14, -12)}L${at(-7, 0)}L${at(-14, 12)}Z`;
}
