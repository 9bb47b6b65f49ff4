import { seeded } from '@parvis/web/ui/tide-chart/seeded.ts';
import { palette } from '../palette.ts';
import { ground, survey } from '../relief.ts';
import { element, fill, picture, stroke } from '../svg.ts';
import { chartSize } from './chart-size.ts';
import { depths, levelsFrom } from './depths.ts';
import { pointAtBearing } from './marks.ts';

const [centreX, centreY] = [1180, 650] as const;
const full = 2 * Math.PI;

/**
 * Returns a compass rose over rhumb lines; its petals show how often the wind blows from each
 * direction.
 */
export function windsChart(seed: string): string {
  const { width, height } = chartSize;
  const sea = survey(ground(seed, 560), width, height, 12);
  return picture(
    width,
    height,
    palette.sand,
    depths(sea, {
      levels: levelsFrom(-0.5, 0.11, 11),
      tints: ['none'],
      line: palette.tide600,
      width: 1.3,
      strength: 0.38,
    }) +
      rhumbLines() +
      disc(540, palette.paper, 0.86) +
      petals(seed) +
      degrees() +
      star(4, 330, 74, Math.PI / 4, palette.tide600) +
      star(4, 500, 92, 0, palette.tide900) +
      disc(30, palette.sand, 1) +
      element('circle', { cx: centreX, cy: centreY, r: 13, fill: palette.beacon }),
  );
}

function rhumbLines(): string {
  const lines = Array.from({ length: 32 }, (_, wind) => {
    const end = pointAtBearing(centreX, centreY, (wind / 32) * full, 1600);
    return stroke(
      `M${centreX} ${centreY}L${end.join(' ')}`,
      palette.tide700,
      wind % 4 === 0 ? 2.6 : 1.2,
      {
        'stroke-opacity': '0.6',
      },
    );
  });
  return lines.join('');
}

function petals(seed: string): string {
  const random = seeded(`${seed} winds`);
  return Array.from({ length: 32 }, (_, wind) => {
    const west = 0.5 + 0.5 * Math.cos(((wind - 23) / 32) * full);
    const reach = 110 + 340 * west ** 1.6 * (0.7 + 0.3 * random());
    const middle = (wind / 32) * full;
    const from = pointAtBearing(centreX, centreY, middle - 0.072, reach);
    const to = pointAtBearing(centreX, centreY, middle + 0.072, reach);
    const d = `M${centreX} ${centreY}L${from.join(' ')}A${reach} ${reach} 0 0 1 ${to.join(' ')}Z`;
    return fill(d, wind === 23 ? palette.beacon : palette.tide300, {
      'fill-opacity': wind === 23 ? '0.9' : '0.75',
    });
  }).join('');
}

function degrees(): string {
  const ticks = Array.from({ length: 180 }, (_, tick) => {
    const length = tick % 15 === 0 ? 46 : tick % 5 === 0 ? 30 : 16;
    const inner = pointAtBearing(centreX, centreY, (tick / 180) * full, 540 - length);
    const outer = pointAtBearing(centreX, centreY, (tick / 180) * full, 540);
    return `M${inner.join(' ')}L${outer.join(' ')}`;
  });
  const rings = [540, 530, 440, 330, 220].map((r) =>
    element('circle', {
      cx: centreX,
      cy: centreY,
      r,
      fill: 'none',
      stroke: palette.tide700,
      'stroke-width': r > 500 ? 2.4 : 1.2,
      'stroke-opacity': r > 500 ? '1' : '0.5',
    }),
  );
  return stroke(ticks.join(''), palette.tide700, 2.2) + rings.join('');
}

/** Returns the points of a compass rose, each with a dark and a light half. */
function star(points: number, reach: number, waist: number, turn: number, colour: string): string {
  return Array.from({ length: points }, (_, point) => {
    const angle = turn + (point / points) * full;
    const tip = pointAtBearing(centreX, centreY, angle, reach).join(' ');
    const side = (sign: number) =>
      pointAtBearing(centreX, centreY, angle + (sign * Math.PI) / points, waist).join(' ');
    return (
      fill(`M${centreX} ${centreY}L${tip}L${side(1)}Z`, colour) +
      element('path', {
        d: `M${centreX} ${centreY}L${tip}L${side(-1)}Z`,
        fill: palette.paper,
        stroke: colour,
        'stroke-width': 2,
      })
    );
  }).join('');
}

function disc(r: number, colour: string, opacity: number): string {
  return element('circle', {
    cx: centreX,
    cy: centreY,
    r,
    fill: colour,
    'fill-opacity': String(opacity),
  });
}
