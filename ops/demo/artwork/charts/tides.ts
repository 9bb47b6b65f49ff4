import type { Point } from '@parvis/web/ui/tide-chart/contours.ts';
import { seeded } from '@parvis/web/ui/tide-chart/seeded.ts';
import { palette, ramp } from '../palette.ts';
import { dataOf } from '../shapes.ts';
import { element, picture } from '../svg.ts';
import { chartSize } from './chart-size.ts';
import { light } from './marks.ts';

const days = 29;
const today = 17;

/** Returns a month of tides, one curve per day, from spring tide to neap tide and back. */
export function tidesChart(seed: string): string {
  const { width, height } = chartSize;
  const unevenness = 0.1 + seeded(seed)() * 0.08;
  const grounds = ramp(palette.tide950, palette.tide700, days);
  const rows = grounds.map((ground, day) => dayOf(day, curveOf(day, unevenness), ground));
  const curve = curveOf(today, unevenness);
  const peak = highestOf(curve);
  const marked = light(peak, curve(peak), 13, palette.beaconOnDeep);
  return picture(width, height, palette.tide950, rows.join('') + marked);
}

/** Returns the water level over a day, in pixels from the top. */
function curveOf(day: number, unevenness: number): (x: number) => number {
  const springs = 0.5 + 0.5 * Math.cos((day / 14.77) * 2 * Math.PI);
  const range = 34 + 108 * springs;
  return (x) => {
    const hours = (x / chartSize.width) * 25 + day * 0.84;
    const half = Math.cos((hours / 12.42) * 2 * Math.PI);
    const whole = Math.cos((hours / 24.84) * 2 * Math.PI + 1);
    return 150 + day * 38 - range * (half + unevenness * whole);
  };
}

/** Returns one day's curve; the filled area under it covers the earlier days. */
function dayOf(day: number, curve: (x: number) => number, ground: string): string {
  const line = Array.from({ length: 126 }, (_, step): Point => {
    const x = step * 16.2 - 12;
    return [x, curve(x)];
  });
  const isToday = day === today;
  return element('path', {
    d: `${dataOf(line, false)}V${chartSize.height + 20}H-12Z`,
    fill: ground,
    stroke: isToday ? palette.beaconOnDeep : palette.tide200,
    'stroke-width': isToday ? 7 : 2.2,
    'stroke-opacity': isToday ? '1' : (0.35 + 0.6 * (day / days)).toFixed(2),
  });
}

/** Returns the x coordinate of a curve's highest point, away from the edges of the picture. */
function highestOf(curve: (x: number) => number): number {
  let best = chartSize.width / 3;
  for (let x = best; x < (chartSize.width * 5) / 6; x += 4) if (curve(x) < curve(best)) best = x;
  return best;
}
