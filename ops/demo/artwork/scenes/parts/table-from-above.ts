import { stroke } from '../../svg.ts';
import type { Tone } from '../tones.ts';
import { disc, ruled } from './pen.ts';

/** A mug seen from above. */
export function cup(x: number, y: number, { ink, light }: Tone, drink: string): string {
  return (
    stroke(
      `M${x + 80} ${y - 26}C${x + 150} ${y - 30} ${x + 150} ${y + 30} ${x + 80} ${y + 26}`,
      ink,
      26,
    ) +
    stroke(
      `M${x + 80} ${y - 26}C${x + 150} ${y - 30} ${x + 150} ${y + 30} ${x + 80} ${y + 26}`,
      light,
      16,
    ) +
    disc(x, y, 92, light, ink) +
    disc(x, y, 72, drink, ink)
  );
}

/** The grain of a table seen from above. */
export function grain(colour: string): string {
  return ruled([-10, 0, 2020, 1310], 108, colour);
}
