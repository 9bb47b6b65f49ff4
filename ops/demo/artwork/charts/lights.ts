import { palette, ramp } from '../palette.ts';
import { ground, type Relief, survey } from '../relief.ts';
import { element, fill, picture, stroke } from '../svg.ts';
import { chartSize } from './chart-size.ts';
import { depths, levelsFrom } from './depths.ts';
import { light, pointAtBearing } from './marks.ts';

interface Lighthouse {
  readonly x: number;
  readonly y: number;
  /** The distance from which the light is visible, in pixels. */
  readonly range: number;
  /** Where each sector begins and ends, in degrees from north. */
  readonly sectors: readonly (readonly [
    from: number,
    to: number,
    colour: string,
    opacity: number,
  ])[];
}

const white = palette.onDeep;
const red = palette.beaconOnDeep;
const blue = palette.tide300;
const lighthouses: readonly Lighthouse[] = [
  {
    x: 700,
    y: 820,
    range: 800,
    sectors: [
      [34, 62, blue, 0.2],
      [62, 86, white, 0.34],
      [86, 116, red, 0.42],
    ],
  },
  {
    x: 1760,
    y: 290,
    range: 430,
    sectors: [
      [192, 222, red, 0.36],
      [222, 250, white, 0.3],
      [250, 290, blue, 0.2],
    ],
  },
  {
    x: 300,
    y: 330,
    range: 420,
    sectors: [
      [70, 100, white, 0.28],
      [100, 150, blue, 0.2],
    ],
  },
];

/** Returns the coast at night, with the sectors of its lighthouses. */
export function lightsChart(seed: string): string {
  const { width, height } = chartSize;
  const rough = ground(seed, 420);
  const coast: Relief = (x, y) =>
    (y - 860) / 700 +
    0.26 * Math.sin(x / 300 + 0.6) +
    rough(x, y) * 0.42 -
    (x / width) * 0.12 +
    0.55 * Math.exp(-(((x - 640) / 190) ** 2) - ((y - 900) / 170) ** 2) +
    0.9 * Math.exp(-(((x - 1800) / 130) ** 2) - ((y - 270) / 110) ** 2) +
    0.85 * Math.exp(-(((x - 250) / 120) ** 2) - ((y - 330) / 105) ** 2);
  const measured = survey(coast, width, height, 10);
  return picture(
    width,
    height,
    palette.tide950,
    depths(measured, {
      levels: levelsFrom(-1.1, 0.13, 9),
      tints: ramp(palette.tide950, '#0c3049', 9),
      line: palette.tide600,
      width: 1.5,
      strength: 0.7,
    }) +
      depths(measured, {
        levels: levelsFrom(0.1, 0.12, 10),
        tints: [palette.tide700],
        line: palette.tide300,
        width: 1.5,
        strength: 0.55,
        index: 5,
      }) +
      lighthouses.map(sectorsOf).join('') +
      lighthouses.map(({ x, y }) => light(x, y, 14, palette.beaconOnDeep)).join(''),
  );
}

function sectorsOf({ x, y, range, sectors }: Lighthouse): string {
  return (
    sectors
      .map(([from, to, colour, opacity]) => {
        const start = pointAtBearing(x, y, radians(from), range);
        const end = pointAtBearing(x, y, radians(to), range);
        const arc = (radius: number) => {
          const [first, last] = [
            pointAtBearing(x, y, radians(from), radius),
            pointAtBearing(x, y, radians(to), radius),
          ];
          return `M${first.join(' ')}A${radius} ${radius} 0 0 1 ${last.join(' ')}`;
        };
        const wedge = `M${x} ${y}L${start.join(' ')}A${range} ${range} 0 0 1 ${end.join(' ')}Z`;
        const rings = [0.4, 0.55, 0.7, 0.85].map((share) => arc(range * share)).join('');
        return (
          fill(wedge, colour, { 'fill-opacity': String(opacity) }) +
          stroke(`M${x} ${y}L${start.join(' ')}M${x} ${y}L${end.join(' ')}`, colour, 2, {
            'stroke-dasharray': '4 10',
          }) +
          stroke(rings, colour, 1.6, { 'stroke-opacity': '0.55' }) +
          stroke(arc(range), colour, 9)
        );
      })
      .join('') +
    element('circle', { cx: x, cy: y, r: 60, fill: palette.tide950, 'fill-opacity': '0.45' })
  );
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
