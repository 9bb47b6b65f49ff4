import { palette } from '../palette.ts';
import { ground, type Relief, rise, survey } from '../relief.ts';
import { picture, stroke } from '../svg.ts';
import { chartSize } from './chart-size.ts';
import { depths, levelsFrom } from './depths.ts';
import { graticule, light } from './marks.ts';

const places = [
  { x: 430, y: 420, reach: 190, stretch: 1.35, angle: 0.4 },
  { x: 1000, y: 750, reach: 200, stretch: 1.4, angle: -0.5 },
  { x: 1530, y: 400, reach: 175, stretch: 1.25, angle: 1.1 },
  { x: 1690, y: 1010, reach: 135, stretch: 1.5, angle: 0.2 },
  { x: 420, y: 1080, reach: 125, stretch: 1.4, angle: -0.2 },
  { x: 1010, y: 200, reach: 100, stretch: 1.2, angle: 0.8 },
];
const routes =
  'M430 420C620 560 760 600 1000 750C1200 640 1300 460 1530 400C1700 560 1740 800 1690 1010' +
  'M1000 750C800 900 600 980 420 1080M1000 750C1040 560 1040 380 1010 200';

/** Draws six islands and the routes between them, a picture of a group of banks. */
export function islandsChart(seed: string): string {
  const { width, height } = chartSize;
  const rough = ground(seed, 260);
  const shores = places.map(({ x, y, reach, stretch, angle }) => rise(x, y, reach, stretch, angle));
  const land: Relief = (x, y) => {
    const above = shores.reduce((sum, shore) => sum + shore(x, y), 0);
    return above + rough(x, y) * (0.1 + 0.3 * Math.min(1, above));
  };
  const measured = survey(land, width, height, 10);
  return picture(
    width,
    height,
    palette.tide700,
    depths(measured, {
      levels: levelsFrom(-0.03, 0.06, 7),
      tints: [
        '#175479',
        palette.tide600,
        '#2d7099',
        '#4682a7',
        '#6597b6',
        '#84adc6',
        palette.tide300,
      ],
      line: palette.tide200,
      width: 1.5,
      strength: 0.5,
    }) +
      depths(measured, {
        levels: levelsFrom(0.42, 0.07, 10),
        tints: [palette.sand, palette.sand, palette.paper],
        line: palette.tide800,
        width: 1.6,
        strength: 0.7,
        index: 5,
      }) +
      graticule(400, palette.onDeep, 0.14) +
      stroke(routes, palette.beaconOnDeep, 5, { 'stroke-dasharray': '26 18' }) +
      places.map(({ x, y, reach }) => light(x, y, reach > 150 ? 14 : 9, palette.beacon)).join(''),
  );
}
