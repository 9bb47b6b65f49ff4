import type { Point } from '@parvis/web/ui/tide-chart/contours.ts';
import { seeded } from '@parvis/web/ui/tide-chart/seeded.ts';
import { palette, ramp } from '../palette.ts';
import { ground, type Relief, survey } from '../relief.ts';
import { dataOf, depthInside, distanceToLine, points } from '../shapes.ts';
import { fill, picture, stroke } from '../svg.ts';
import { chartSize } from './chart-size.ts';
import { depths, levelsFrom } from './depths.ts';
import { light, soundings } from './marks.ts';

const quay = points(
  '-80 -80, 560 -80, 520 250, 860 215, 868 285, 510 330, 492 520, 980 480, 988 552, 484 604, ' +
    '470 780, 850 775, 852 848, 462 860, 440 1040, 640 1090, 600 1400, -80 1400',
);
/** Each mole runs from the shore to its head. */
const moles = [
  points('470 90, 900 52, 1260 110, 1480 300, 1530 470'),
  points('560 1140, 960 1190, 1310 1120, 1490 930, 1530 780'),
];
/** The position of each shed, its length, and the height difference between its ends. */
const sheltered = [
  [570, 270, 250, -28],
  [560, 543, 380, -36],
  [540, 805, 270, -4],
] as const;
const moleHalfWidth = 19;

/**
 * Returns a port seen from above: quays, two moles with their lights, and depth contours around
 * them.
 */
export function harbourChart(seed: string): string {
  const { width, height } = chartSize;
  const rough = ground(seed, 300);
  const walls = moles.map((mole) => roundedLine(mole));
  const onQuay = depthInside(quay);
  const away: Relief = (x, y) => {
    const toMoles = Math.min(...walls.map((wall) => distanceToLine(x, y, wall) - moleHalfWidth));
    const nearest = Math.max(0, Math.min(toMoles, -onQuay(x, y)));
    return nearest + rough(x, y) * Math.min(60, nearest * 0.5);
  };
  const measured = survey(away, width, height, 10);
  const heads = moles.map((mole) => mole.at(-1) ?? [0, 0]);
  return picture(
    width,
    height,
    palette.tide950,
    depths(measured, {
      levels: levelsFrom(14, 26, 18),
      tints: ramp(palette.tide900, palette.tide600, 18),
      line: palette.tide300,
      width: 1.6,
      strength: 0.55,
      index: 5,
    }) +
      fill(dataOf(quay), palette.sand) +
      buildings(seed) +
      walls.map((wall) => stroke(dataOf(wall, false), palette.sand, moleHalfWidth * 2)).join('') +
      soundings(seed, (x, y) => (away(x, y) > 40 && !isOnCourse(x, y) ? 4 + away(x, y) / 16 : 0), {
        count: 24,
        size: 28,
        apart: 190,
        colour: palette.tide200,
      }) +
      stroke('M1530 625H2000', palette.beaconOnDeep, 4, { 'stroke-dasharray': '26 16' }) +
      heads.map(([x, y]) => light(x, y, 12, palette.beaconOnDeep)).join(''),
  );
}

/**
 * Returns whether a point is on the course into the port, where its line and its lights are drawn.
 */
function isOnCourse(x: number, y: number): boolean {
  return x > 1440 && Math.abs(y - 625) < 40;
}

/** Blocks of houses in the town, and sheds along the piers. */
function buildings(seed: string): string {
  const random = seeded(`${seed} town`);
  const houses: string[] = [];
  for (let row = 0; row < 20; row += 1) {
    for (let x = -20; x < 300 + 60 * Math.sin(row / 3); ) {
      const length = Math.round(46 + random() * 70);
      if (random() > 0.12) houses.push(`M${x} ${row * 68 - 16}h${length}v44h${-length}z`);
      x += length + 18;
    }
  }
  const sheds = sheltered.map(
    ([x, y, length, drop]) => `M${x} ${y}l${length} ${drop}v26l${-length} ${-drop}z`,
  );
  const outline = { stroke: palette.hairlineStrong, 'stroke-width': 1.4 };
  return fill([...houses, ...sheds].join(''), '#e3dccd', outline);
}

function roundedLine(line: readonly Point[]): Point[] {
  let corners = [...line];
  for (let round = 0; round < 3; round += 1) {
    const inner = corners.slice(1).flatMap(([x, y], index): Point[] => {
      const [fromX, fromY] = corners[index] ?? [x, y];
      return [
        [fromX * 0.75 + x * 0.25, fromY * 0.75 + y * 0.25],
        [fromX * 0.25 + x * 0.75, fromY * 0.25 + y * 0.75],
      ];
    });
    corners = [...corners.slice(0, 1), ...inner, ...corners.slice(-1)];
  }
  return corners;
}
