import { palette } from '../palette.ts';
import { curves, ground, linesAt, type Relief, rise, survey } from '../relief.ts';
import { picture, stroke } from '../svg.ts';
import { chartSize } from './chart-size.ts';
import { depths, levelsFrom } from './depths.ts';
import { light } from './marks.ts';

/** Draws swell from the south-west that bends round an island. */
export function swellChart(seed: string): string {
  const { width, height } = chartSize;
  const rough = ground(seed, 380);
  const [x0, y0] = [1180, 560];
  const shelf = rise(x0, y0, 430, 1.25, 0.5);
  const island: Relief = (x, y) =>
    rise(x0, y0, 190, 1.6, 0.5)(x, y) + rough(x, y) * 0.2 * shelf(x, y) - 0.36;
  // Waves slow down over the shelf: their crests lag behind and bend round the shore.
  const phase: Relief = (x, y) =>
    x * 0.92 - y * 0.4 - 330 * shelf(x, y) + rough(x * 0.6, y * 0.6) * 26;
  const crests = survey(phase, width, height, 10);
  const shore = survey(island, width, height, 8);
  const lines = levelsFrom(-620, 25, 100).map((level, index) =>
    stroke(
      curves(linesAt(crests, level)),
      palette.tide100,
      index % 7 === 0 ? 6.5 : 1.5 + (index % 7) * 0.25,
      {
        'stroke-opacity': index % 7 === 0 ? '0.95' : '0.62',
      },
    ),
  );
  return picture(
    width,
    height,
    palette.tide600,
    lines.join('') +
      depths(shore, {
        levels: [-0.1, -0.05, 0, 0.08, 0.16, 0.24, 0.32, 0.4, 0.48, 0.56],
        tints: [palette.tide300, palette.tide200, palette.sand],
        line: palette.tide800,
        width: 1.8,
        strength: 0.8,
      }) +
      light(x0 - 40, y0 - 10, 13, palette.beacon),
  );
}
