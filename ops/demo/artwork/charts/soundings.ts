import { seeded } from '@parvis/web/ui/tide-chart/seeded.ts';
import { sounding } from '../glyphs.ts';
import { palette } from '../palette.ts';
import { ground, type Relief, rise, survey } from '../relief.ts';
import { element, picture, stroke } from '../svg.ts';
import { chartSize } from './chart-size.ts';
import { depths } from './depths.ts';

const across = 125;
const down = 104;
const slant = 0.12;

/** Returns a survey: soundings along the ship's lines, a few depth lines, and one shoal ringed. */
export function soundingsChart(seed: string): string {
  const { width, height } = chartSize;
  const rough = ground(seed, 620);
  const shoal = rise(1240, 560, 250, 1.5, 0.4);
  const metres: Relief = (x, y) => 38 + x / 90 + rough(x, y) * 26 - y / 60 - shoal(x, y) * 44;
  const measured = survey((x, y) => -metres(x, y), width, height, 12);
  return picture(
    width,
    height,
    palette.paper,
    depths(measured, {
      levels: [-40, -30, -20, -12],
      tints: ['#eef4f5', palette.tide100, '#cde0e9', palette.tide200],
      line: palette.tide600,
      width: 2.4,
    }) +
      tracks() +
      figures(seed, metres) +
      element('circle', {
        cx: 1240,
        cy: 560,
        r: 62,
        fill: 'none',
        stroke: palette.beacon,
        'stroke-width': 6,
      }) +
      element('circle', { cx: 1240, cy: 560, r: 62, fill: palette.paper, 'fill-opacity': '0.6' }) +
      sounding(4, 1240, 560, 56, palette.beacon),
  );
}

function tracks(): string {
  let d = '';
  for (let row = -3; row < 16; row += 1) {
    const y = row * down + 40;
    d += `M0 ${y}L${chartSize.width} ${y + chartSize.width * slant}`;
  }
  return stroke(d, palette.tide600, 1.4, { 'stroke-dasharray': '2 14', 'stroke-opacity': '0.8' });
}

function figures(seed: string, metres: Relief): string {
  const random = seeded(`${seed} figures`);
  const drawn: string[] = [];
  for (let row = -3; row < 15; row += 1) {
    for (let column = 0; column < 17; column += 1) {
      const x = column * across + (row % 2 === 0 ? 30 : 92) + random() * 12;
      const y = (row + 0.5) * down + 40 + x * slant;
      const depth = Math.max(2, Math.round(metres(x, y)));
      const isRinged = Math.hypot(x - 1240, y - 560) < 104;
      if (isRinged || y < 30 || y > chartSize.height - 30) continue;
      drawn.push(sounding(depth, x, y, depth < 20 ? 40 : 34, palette.tide800));
    }
  }
  return drawn.join('');
}
