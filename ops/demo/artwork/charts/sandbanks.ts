import { seeded } from '@parvis/web/ui/tide-chart/seeded.ts';
import { palette } from '../palette.ts';
import { ground, hills, type Relief, survey } from '../relief.ts';
import { element, picture } from '../svg.ts';
import { chartSize } from './chart-size.ts';
import { depths, levelsFrom } from './depths.ts';
import { light, soundings } from './marks.ts';

const angle = -0.42;

/** Banks that are dry at low water, elongated by the tide, with the channels between them. */
export function sandbanksChart(seed: string): string {
  const { width, height } = chartSize;
  const rough = ground(seed, 300);
  const long = hills(`${seed} banks`, 230);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const bank: Relief = (x, y) => {
    const bend = 90 * Math.sin(x / 420) + rough(x, y) * 70;
    const along = (x * cos + y * sin) / 3.6;
    const aside = y * cos - x * sin + bend;
    return long(along + 700, aside + 900) + rough(x + 300, y) * 0.16;
  };
  const measured = survey(bank, width, height, 10);
  return picture(
    width,
    height,
    palette.tide200,
    depths(measured, {
      levels: levelsFrom(-0.62, 0.15, 4),
      tints: ['#c8dde7', '#d6e6ed', palette.tide100, '#e9f0ef'],
      line: palette.tide600,
      width: 1.4,
      strength: 0.6,
    }) +
      depths(measured, {
        levels: levelsFrom(0, 0.085, 9),
        tints: [palette.sand, palette.sand, '#efe7d9', '#ebe1d0', '#e6dac5', '#e1d2ba'],
        line: '#7d6f58',
        width: 1.5,
        strength: 0.7,
        index: 8,
      }) +
      stipple(seed, bank) +
      soundings(seed, (x, y) => (bank(x, y) < -0.2 ? -bank(x, y) * 16 : 0), {
        count: 20,
        size: 30,
        apart: 180,
        colour: palette.tide700,
      }) +
      light(1120, 610, 13, palette.beacon),
  );
}

/** Sand that is dry at low water is dotted, more densely the higher it is. */
function stipple(seed: string, bank: Relief): string {
  const random = seeded(`${seed} sand`);
  let d = '';
  for (let grain = 0; grain < 5200; grain += 1) {
    const [x, y] = [random() * chartSize.width, random() * chartSize.height];
    if (bank(x, y) > 0.1 + random() * 0.5) d += `M${x.toFixed(0)} ${y.toFixed(0)}h.1`;
  }
  return element('path', { d, stroke: '#7d6f58', 'stroke-width': 4, 'stroke-opacity': '0.75' });
}
