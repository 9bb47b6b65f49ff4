import type { Point } from '@parvis/web/ui/tide-chart/contours.ts';
import { seeded } from '@parvis/web/ui/tide-chart/seeded.ts';
import { chartSize } from '../../charts/chart-size.ts';
import { hills, openCurve } from '../../relief.ts';
import { fill, stroke, tenth } from '../../svg.ts';
import type { Tone } from '../tones.ts';

const { width } = chartSize;
const step = 50;

/** Returns a line from the left to the right edge that sways like the lines of a chart. */
function swaying(y: number, sway: (x: number, y: number) => number): Point[] {
  return Array.from({ length: width / step + 3 }, (_, index): Point => {
    const x = (index - 1) * step;
    return [x, y + sway(x, y)];
  });
}

/** Returns a sky in lines like isobars, down to the horizon. */
export function sky(seed: string, horizon: number, { skyLine }: Tone): string {
  const rough = hills(`${seed} sky`, 520);
  let d = '';
  for (let y = -60; y < horizon + 60; y += 44) {
    d += openCurve(swaying(y, (x, down) => rough(x, down * 1.6) * 78));
  }
  return stroke(d, skyLine, 2.5);
}

/** Returns water from the horizon to `bottom`, its waves wider apart the nearer they are. */
export function water(
  seed: string,
  horizon: number,
  bottom: number,
  { water: tint, waterLine }: Pick<Tone, 'water' | 'waterLine'>,
): string {
  const random = seeded(`${seed} water`);
  const rough = hills(`${seed} swell`, 260);
  const waves: string[] = [];
  let gap = 11;
  for (let y = horizon + 9; y < bottom; y += gap) {
    const height = gap * 0.42;
    const d = openCurve(swaying(y, (x, down) => rough(x, down * 3) * height));
    const dashes = [0, 1, 2].flatMap(() => [90 + random() * 260, 30 + random() * 90]);
    waves.push(
      stroke(d, waterLine, 2.5, {
        'stroke-dasharray': dashes.map((dash) => Math.round(dash)).join(' '),
        'stroke-dashoffset': Math.round(random() * 400),
        'stroke-opacity': '0.6',
      }),
    );
    gap *= 1.16;
  }
  return fill(`M0 ${horizon}H${width}V${bottom}H0Z`, tint) + waves.join('');
}

/** Returns a range of hills on a base line, engraved with its slopes. */
export function range(
  seed: string,
  { base, height, size }: { base: number; height: number; size: number },
  colour: string,
  lines: string,
): string {
  const rough = hills(`${seed} range`, size);
  const crest = (x: number) => base - height * (0.55 + 0.45 * rough(x, 40));
  const top = swaying(0, (x) => crest(x));
  const inner = [0.25, 0.45, 0.65, 0.85].map((share) =>
    openCurve(swaying(0, (x) => crest(x) + (base - crest(x)) * share)),
  );
  return (
    fill(`${openCurve(top)}L${width + step} ${base}H-${step}Z`, colour) +
    stroke(inner.join(''), lines, 2)
  );
}

/** Returns what light leaves on water below a thing: level dashes, shorter further down. */
export function glints(
  seed: string,
  [x, y, wide, deep]: readonly [number, number, number, number],
  colour: string,
): string {
  const random = seeded(`${seed} glints ${x}`);
  let d = '';
  for (let down = 10; down < deep; down += 22) {
    const length = wide * (1 - (0.6 * down) / deep) * (0.5 + random() * 0.5);
    const from = x - length / 2 + (random() - 0.5) * wide * 0.3;
    d += `M${tenth(from)} ${y + down}h${tenth(length)}`;
  }
  return stroke(d, colour, 6);
}

/** Returns slanted rain. */
export function rain(seed: string, bottom: number, colour: string): string {
  const random = seeded(`${seed} rain`);
  const d = Array.from({ length: 150 }, () => {
    const [x, y] = [Math.round(random() * (width + 200)), Math.round(random() * bottom)];
    const length = 40 + Math.round(random() * 60);
    return `M${x} ${y}l${-length * 0.35} ${length}`;
  });
  return stroke(d.join(''), colour, 2.5);
}
