import { seeded } from '@parvis/web/ui/tide-chart/seeded.ts';
import { fill } from '../../svg.ts';
import type { Tone } from '../tones.ts';
import { detailWidth, hatched, line, rect, shape } from './pen.ts';

type Box = readonly [number, number, number, number];

/** How windows stand in a wall. */
interface Windows {
  readonly columns: number;
  readonly rows: number;
  /** Share of the windows that are lit. */
  readonly lit?: number;
}

/** Returns windows, evenly in a wall; some of them lit. */
export function windows(
  seed: string,
  [x, y, width, height]: Box,
  { columns, rows, lit = 0 }: Windows,
  glass: string,
  glow: string,
): string {
  const random = seeded(`${seed} windows`);
  const [wide, high] = [width / columns, height / rows];
  const dark: string[] = [];
  const bright: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const left = Math.round(x + column * wide + wide * 0.24);
      const top = Math.round(y + row * high + high * 0.22);
      const pane = `M${left} ${top}h${Math.round(wide * 0.52)}v${Math.round(high * 0.58)}h${-Math.round(wide * 0.52)}z`;
      (random() < lit ? bright : dark).push(pane);
    }
  }
  return fill(dark.join(''), glass) + (bright.length === 0 ? '' : fill(bright.join(''), glow));
}

/** Returns a flat-roofed block, its right side in the shade. */
export function block(seed: string, box: Box, panes: Windows, colours: Tone): string {
  const [x, y, width, height] = box;
  const { wall, shade, ink, mid, accent } = colours;
  const side = Math.round(width * 0.2);
  return (
    rect(box, wall, ink) +
    rect([x + width - side, y, side, height], shade) +
    hatched([x + width - side, y, side, height], 12, ink) +
    windows(seed, [x, y + 12, width - side, height - 12], panes, mid, accent) +
    rect(box, 'none', ink)
  );
}

/** Returns a house with its gable to the viewer: straight, or stepped as in the ports of the north. */
export function gable(
  seed: string,
  [x, y, width, height]: Box,
  panes: Windows,
  { wall, shade, ink, mid, accent }: Pick<Tone, 'wall' | 'shade' | 'ink' | 'mid' | 'accent'>,
  steps = 0,
): string {
  const roof = Math.round(width * 0.62);
  const peak = x + width / 2;
  const corners =
    steps === 0
      ? [`${x} ${y}`, `${peak} ${y - roof}`, `${x + width} ${y}`]
      : [
          ...stepped(x, y, width / 2, roof, steps),
          ...stepped(x + width, y, -width / 2, roof, steps).reverse(),
        ];
  const outline = [...corners, `${x + width} ${y + height}`, `${x} ${y + height}`].join(', ');
  const side = Math.round(width * 0.18);
  return (
    shape(outline, wall, ink) +
    rect([x + width - side, y + 3, side - 3, height - 3], shade) +
    hatched([x + width - side, y + 3, side, height - 3], 11, ink) +
    windows(seed, [x, y + 10, width - side, height - 20], panes, mid, accent) +
    rect([peak - width * 0.08, y - roof * 0.52, width * 0.16, roof * 0.3], mid, ink, detailWidth)
  );
}

function stepped(x: number, y: number, half: number, roof: number, steps: number): string[] {
  return Array.from({ length: steps }, (_, index) => {
    const left = Math.round(x + (half * index) / steps);
    return [
      `${left} ${Math.round(y - (roof * index) / steps)}`,
      `${left} ${Math.round(y - (roof * (index + 1)) / steps)}`,
    ];
  }).flat();
}

/** Returns a row of small houses along a base line, for the background. */
export function town(
  seed: string,
  { from, to, base, height }: { from: number; to: number; base: number; height: number },
  colour: string,
  ink: string,
  pane: string,
): string {
  const random = seeded(`${seed} town`);
  const drawn: string[] = [];
  for (let x = from; x < to; ) {
    const width = Math.round(60 + random() * 70);
    const high = Math.round(height * (0.55 + random() * 0.45));
    const roof = Math.round(width * (0.3 + random() * 0.25));
    const [top, right] = [base - high, x + width];
    drawn.push(
      shape(
        `${x} ${base}, ${x} ${top}, ${x + width / 2} ${top - roof}, ${right} ${top}, ${right} ${base}`,
        colour,
        ink,
        detailWidth,
      ),
      windows(`${seed} ${x}`, [x, top, width, high], { columns: 2, rows: 2 }, pane, pane),
    );
    x = right;
  }
  return drawn.join('');
}

/** Returns a lamp post with its lamp. */
export function lampPost(
  x: number,
  base: number,
  height: number,
  ink: string,
  glow: string,
): string {
  const top = base - height;
  return (
    line(`${x} ${base}, ${x} ${top}, ${x + 46} ${top}`, ink, 9) +
    shape(
      `${x + 26} ${top + 6}, ${x + 66} ${top + 6}, ${x + 78} ${top + 44}, ${x + 14} ${top + 44}`,
      glow,
      ink,
      detailWidth,
    )
  );
}
