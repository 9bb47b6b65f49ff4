import { seeded } from '@parvis/web/ui/tide-chart/seeded.ts';
import { sounding } from '../glyphs.ts';
import type { Relief } from '../relief.ts';
import { element, stroke, tenth } from '../svg.ts';
import { chartSize } from './chart-size.ts';

/** Returns a light: a point in a ring. */
export function light(x: number, y: number, radius: number, colour: string): string {
  return (
    element('circle', { cx: x, cy: y, r: radius, fill: colour }) +
    [2.4, 3.8]
      .map((times) =>
        element('circle', {
          cx: x,
          cy: y,
          r: radius * times,
          fill: 'none',
          stroke: colour,
          'stroke-width': radius / 4,
        }),
      )
      .join('')
  );
}

/** Meridians and parallels, `step` pixels apart. */
export function graticule(step: number, colour: string, opacity: number): string {
  const { width, height } = chartSize;
  let d = '';
  for (let x = step / 2; x < width; x += step) d += `M${x} 0V${height}`;
  for (let y = step / 2; y < height; y += step) d += `M0 ${y}H${width}`;
  return stroke(d, colour, 1.2, { 'stroke-opacity': String(opacity) });
}

/**
 * Soundings scattered where the water is deep enough, none near another. `metres` is 0 for a mark
 * without metres.
 */
export function soundings(
  seed: string,
  metres: Relief,
  { count, size, apart, colour }: { count: number; size: number; apart: number; colour: string },
): string {
  const random = seeded(`${seed} soundings`);
  const found: { x: number; y: number; depth: number }[] = [];
  for (let tries = 0; tries < count * 30 && found.length < count; tries += 1) {
    const x = 60 + random() * (chartSize.width - 120);
    const y = 60 + random() * (chartSize.height - 120);
    const depth = Math.round(metres(x, y));
    const isNear = found.some((one) => Math.hypot(one.x - x, one.y - y) < apart);
    if (depth > 0 && !isNear) found.push({ x, y, depth });
  }
  return found.map(({ x, y, depth }) => sounding(depth, x, y, size, colour)).join('');
}

/** Returns a point at an angle (radians, clockwise from north) and a distance. */
export function pointAtBearing(
  x: number,
  y: number,
  angle: number,
  distance: number,
): [number, number] {
  return [tenth(x + Math.sin(angle) * distance), tenth(y - Math.cos(angle) * distance)];
}
