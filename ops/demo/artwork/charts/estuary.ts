import type { Point } from '@parvis/web/ui/tide-chart/contours.ts';
import { seeded } from '@parvis/web/ui/tide-chart/seeded.ts';
import { palette, ramp } from '../palette.ts';
import { ground, openCurve, type Relief, survey } from '../relief.ts';
import { element, picture, stroke } from '../svg.ts';
import { chartSize } from './chart-size.ts';
import { type DepthStyle, depths, levelsFrom } from './depths.ts';
import { graticule, light, soundings } from './marks.ts';

/** Returns a river that widens into the sea, its channel marked by a dashed line and buoys. */
export function estuaryChart(seed: string): string {
  const { width, height } = chartSize;
  const course = courseOf(seed);
  const rough = ground(seed, 340);
  const depth: Relief = (x, y) => {
    const share = Math.max(0, x / width);
    const reach = 60 + 620 * share ** 1.9;
    const away = (y - course(x)) / reach;
    const flow = Math.exp(-(away ** 2)) * (0.5 + 0.5 * share);
    return flow + 0.22 * share ** 3 + rough(x, y) * (0.11 + 0.1 * share) - 0.06;
  };
  const metres: Relief = (x, y) => {
    const isClear = depth(x, y) > 0.3 && Math.abs(y - course(x)) > 70;
    return isClear ? depth(x, y) * 24 : 0;
  };
  const hills: Relief = (x, y) => rough(x * 1.3, y * 1.3) * 0.25 - depth(x, y);
  const figures = { count: 26, size: 30, apart: 170, colour: palette.tide800 };
  const drawn = [
    depths(survey(hills, width, height, 12), landStyle),
    depths(survey(depth, width, height, 10), waterStyle),
    graticule(400, palette.tide700, 0.16),
    channel(course),
    soundings(seed, metres, figures),
    light(1690, course(1690), 13, palette.beacon),
  ];
  return picture(width, height, palette.sand, drawn.join(''));
}

const landStyle: DepthStyle = {
  levels: levelsFrom(-0.2, 0.035, 14),
  tints: ['none'],
  line: palette.hairlineStrong,
  width: 1.3,
  strength: 0.5,
};
const waterStyle: DepthStyle = {
  levels: levelsFrom(0.14, 0.1, 9),
  tints: ramp(palette.tide100, palette.tide300, 9),
  line: palette.tide700,
  width: 1.7,
  strength: 0.75,
  index: 4,
};

/** Returns the channel, with buoys to port and to starboard. */
function channel(course: (x: number) => number): string {
  const line = Array.from({ length: 60 }, (_, step): Point => {
    const x = (step / 59) * chartSize.width;
    return [x, course(x)];
  });
  const buoys = [560, 840, 1120, 1400].map((x, index) =>
    buoy(x, course(x) + (index % 2 === 0 ? -1 : 1) * (26 + x / 24)),
  );
  const dashes = { 'stroke-dasharray': '26 16' };
  return stroke(openCurve(line), palette.beacon, 4, dashes) + buoys.join('');
}

function courseOf(seed: string): (x: number) => number {
  const random = seeded(seed);
  const phases = [random() * 6.28, random() * 6.28] as const;
  return (x) => {
    const share = x / chartSize.width;
    return (
      chartSize.height *
      (0.5 +
        0.17 * (1 - share) * Math.sin(share * 7 + phases[0]) +
        0.05 * Math.sin(share * 13 + phases[1]))
    );
  };
}

function buoy(x: number, y: number): string {
  return (
    element('path', {
      d: `M${x - 15} ${y}L${x} ${y - 36}L${x + 15} ${y}Z`,
      fill: palette.tide800,
    }) +
    element('circle', {
      cx: x,
      cy: y + 8,
      r: 7,
      fill: palette.paper,
      stroke: palette.tide800,
      'stroke-width': 2.5,
    })
  );
}
