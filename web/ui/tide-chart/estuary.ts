import { seeded } from './seeded.ts';

/** Depth of the water at a point, from 0 (land) to about 1 (open sea); x and y are in [0, 1]. */
export type Depth = (x: number, y: number) => number;

interface Bank {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rise: number;
}

function banks(random: () => number): readonly Bank[] {
  return Array.from({ length: 3 + Math.floor(random() * 3) }, () => ({
    x: 0.3 + random() * 0.65,
    y: 0.1 + random() * 0.8,
    width: 0.05 + random() * 0.13,
    height: 0.04 + random() * 0.1,
    rise: 0.35 + random() * 0.55,
  }));
}

/**
 * Returns an estuary drawn from a seed: a river that meanders in from the left, widens, and opens
 * on the sea at the right, with sandbanks in its mouth.
 */
export function estuary(seed: string): Depth {
  const random = seeded(seed);
  const middle = 0.3 + random() * 0.4;
  const bends = [0.1 + random() * 0.1, 0.03 + random() * 0.05] as const;
  const phases = [random() * 6.28, random() * 6.28] as const;
  const lengths = [3 + random() * 2.5, 8 + random() * 5] as const;
  const opening = 0.35 + random() * 0.3;
  const sandbanks = banks(random);
  return (x, y) => {
    const course =
      middle +
      bends[0] * Math.sin(x * lengths[0] + phases[0]) +
      bends[1] * Math.sin(x * lengths[1] + phases[1]);
    const reach = 0.07 + opening * x ** 1.7;
    const ripple = 0.05 * Math.sin(x * 11 + y * 7 + phases[1]) * Math.sin(y * 13 - x * 5);
    let depth = Math.exp(-(((y - course) / reach) ** 2)) * (0.42 + 0.3 * x) + 0.4 * x ** 2 + ripple;
    for (const bank of sandbanks) {
      const away = ((x - bank.x) / bank.width) ** 2 + ((y - bank.y) / bank.height) ** 2;
      depth -= bank.rise * Math.exp(-away) * (0.3 + 0.5 * x);
    }
    return depth;
  };
}
