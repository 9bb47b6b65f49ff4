import { seeded } from '@parvis/web/ui/tide-chart/seeded.ts';
import { element, fill, stroke } from '../../svg.ts';
import type { Tone } from '../tones.ts';
import { range, sky, water } from './air-and-water.ts';
import { detailWidth, disc, form, hatched, line, rect, shape } from './pen.ts';

type Box = readonly [number, number, number, number];

/** Returns a large window with bars, and the estuary behind it. */
export function windowOnWater(
  seed: string,
  [x, y, width, height]: Box,
  tone: Tone,
  bars: number,
  weather = '',
): string {
  const { ink, light } = tone;
  const id = `view-${x}`;
  const horizon = Math.round(y + height * 0.62);
  const view =
    rect([x, y, width, height], tone.sky) +
    sky(seed, horizon, tone) +
    range(seed, { base: horizon, height: height * 0.34, size: 380 }, tone.far, tone.mid) +
    water(seed, horizon, y + height, tone) +
    weather;
  const upright = Array.from({ length: bars }, (_, index) => {
    const along = Math.round(x + (width * (index + 1)) / (bars + 1));
    return `M${along} ${y}v${height}`;
  });
  const frame = `M${x} ${y}h${width}v${height}h${-width}z${upright.join('')}`;
  return (
    element('clipPath', { id }, rect([x, y, width, height], 'none')) +
    element('g', { 'clip-path': `url(#${id})` }, view) +
    stroke(frame, ink, 30) +
    stroke(frame, light, 20) +
    rect([x - 30, y + height + 10, width + 60, 30], light, ink)
  );
}

/** Returns a table top seen from the front, and what is under it in the shade. */
export function tableTop(y: number, { wall, shade, ink }: Tone, foot = 1310): string {
  return (
    rect([-10, y, 2020, 40], wall, ink) +
    rect([-10, y + 40, 2020, foot - y - 40], shade) +
    hatched([0, y + 40, 2000, foot - y], 26, ink)
  );
}

/** A lamp with a bent arm, 520 high, that shines to the right; the origin is under its foot. */
export function deskLamp({ ink, accent, near }: Tone): string {
  return (
    form('M-80 0C-80 -26 80 -26 80 0Z', near, ink) +
    stroke('M0 -18L-60 -270L90 -460', ink, 15) +
    disc(-60, -270, 17, near, ink) +
    shape('50 -500, 130 -430, 210 -420, 120 -540', accent, ink)
  );
}

/** A mug, 90 high. */
export function mug({ ink, light }: Tone, band: string): string {
  return (
    stroke('M40 -74C96 -80 96 -20 40 -22', ink, 20) +
    stroke('M40 -74C96 -80 96 -20 40 -22', light, 10) +
    rect([-44, -96, 88, 96], light, ink) +
    rect([-41, -62, 82, 22], band)
  );
}

/** A plant in a pot, about 420 high. */
export function plant({ ink, near, wall }: Tone, pot: string): string {
  const leaf = (angle: number, length: number) =>
    `<g transform="rotate(${angle})">${form(`M0 0C-46 ${-length * 0.4} -38 ${-length * 0.8} 0 ${-length}C38 ${-length * 0.8} 46 ${-length * 0.4} 0 0Z`, near, wall, 2.5)}${stroke(`M0 0V${-length * 0.9}`, wall, 2)}</g>`;
  return (
    `<g transform="translate(0 -120)">${[
      [-62, 210],
      [62, 220],
      [-34, 280],
      [36, 270],
      [0, 310],
    ]
      .map(([angle = 0, length = 0]) => leaf(angle, length))
      .join('')}</g>` + shape('-84 -140, 84 -140, 62 0, -62 0', pot, ink)
  );
}

/** Returns a screen on a stand, its picture a group of curves; the origin is under its foot. */
export function screen(
  seed: string,
  [width, height]: readonly [number, number],
  { ink, accent, light }: Tone,
  ground: string,
  lines: string,
): string {
  const random = seeded(`${seed} screen`);
  const [left, top] = [-width / 2, -height - 90];
  const curve = (base: number, swing: number) => {
    const places = Array.from({ length: 14 }, (_, index) => {
      const y =
        top + height * base + (random() - 0.5) * height * swing - (index / 13) * height * 0.2;
      return `${Math.round(left + 40 + (index * (width - 80)) / 13)} ${Math.round(y)}`;
    });
    return places.join(', ');
  };
  const columns = Array.from({ length: 9 }, (_, index) => {
    const high = Math.round(height * (0.06 + random() * 0.2));
    return `M${Math.round(left + 50 + (index * (width - 100)) / 9)} ${Math.round(top + height - 30)}v${-high}`;
  });
  return (
    rect([-22, -100, 44, 84], ink) +
    rect([-110, -20, 220, 20], ink) +
    rect([left, top, width, height], ground, ink, 14) +
    stroke(
      [0.25, 0.5, 0.75]
        .map((share) => `M${left + 30} ${Math.round(top + height * share)}h${width - 60}`)
        .join(''),
      lines,
      2,
    ) +
    stroke(columns.join(''), lines, 24, { 'stroke-linecap': 'butt' }) +
    line(curve(0.62, 0.16), light, 5) +
    line(curve(0.48, 0.24), accent, 9)
  );
}

/** Returns a chair seen from behind, 470 high. */
export function chair({ ink, near }: Pick<Tone, 'ink' | 'near'>, back: string): string {
  return (
    stroke('M-100 -200L-120 0M100 -200L120 0', ink, 14) +
    form('M-130 -220C-130 -250 130 -250 130 -220V-180H-130Z', near, ink) +
    form('M-110 -470C-60 -490 60 -490 110 -470L124 -230H-124Z', back, ink) +
    hatched([40, -466, 70, 226], 14, ink)
  );
}

/** Returns books on a shelf of a width, standing on a line. */
export function books(
  seed: string,
  [x, base, width]: readonly [number, number, number],
  colours: readonly string[],
  ink: string,
): string {
  const random = seeded(`${seed} books`);
  const drawn: string[] = [];
  for (let along = x; along < x + width - 50; ) {
    const [wide, high] = [Math.round(24 + random() * 34), Math.round(130 + random() * 60)];
    const tint = colours[Math.floor(random() ** 1.4 * colours.length)] ?? ink;
    drawn.push(rect([along, base - high, wide, high], tint, ink, detailWidth));
    if (random() < 0.6)
      drawn.push(fill(`M${along + 5} ${base - high + 24}h${wide - 10}v10h${10 - wide}z`, ink));
    along += wide;
  }
  return drawn.join('');
}

/** Returns a sheet of paper lying on a table seen from above, turned by some degrees. */
export function sheet(
  [x, y, width, height]: Box,
  angle: number,
  colour: string,
  ink: string,
  ...body: string[]
): string {
  return element(
    'g',
    { transform: `translate(${x} ${y}) rotate(${angle})` },
    rect([14, 16, width, height], ink),
    rect([0, 0, width, height], colour, ink),
    ...body,
  );
}

/** Returns a pencil lying on a table, 420 long, its point to the right. */
export function pencil(
  [x, y]: readonly [number, number],
  angle: number,
  colour: string,
  { ink, wall }: Tone,
): string {
  return element(
    'g',
    { transform: `translate(${x} ${y}) rotate(${angle})` },
    rect([0, -14, 350, 28], colour, ink, detailWidth),
    shape('350 -14, 420 0, 350 14', wall, ink, detailWidth),
    shape('398 -5, 420 0, 398 5', ink),
    line('0 -4, 350 -4', ink, 2),
  );
}

/** Returns a keyboard on a desk. */
export function keyboard(x: number, y: number, colour: string, ink: string): string {
  const keys = Array.from(
    { length: 15 },
    (_, index) => `M${x + 24 + index * 30} ${y + 12}h18M${x + 18 + index * 31} ${y + 26}h18`,
  );
  return (
    shape(
      `${x + 20} ${y}, ${x + 480} ${y}, ${x + 510} ${y + 40}, ${x - 10} ${y + 40}`,
      colour,
      ink,
    ) + stroke(keys.join(''), ink, 6)
  );
}
