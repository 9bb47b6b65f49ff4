import { palette } from '../palette.ts';

/** The colours of a scene in one light, which comes from the left. */
export interface Tone {
  readonly sky: string;
  readonly skyLine: string;
  /** What is far away, then nearer, then in front. */
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  /** Outlines. */
  readonly ink: string;
  /** The lightest surfaces. */
  readonly light: string;
  /** Surfaces in the light, and in the shade. */
  readonly wall: string;
  readonly shade: string;
  readonly water: string;
  readonly waterLine: string;
  readonly accent: string;
}

const { tide950, tide900, tide800, tide700, tide600, tide300, tide200, tide100 } = palette;
const { paper, sand, hairline, beacon, beaconOnDeep } = palette;

export const tones = {
  /** Blue daylight. */
  day: {
    sky: tide100,
    skyLine: tide200,
    far: tide200,
    mid: tide300,
    near: tide800,
    ink: tide900,
    light: paper,
    wall: sand,
    shade: hairline,
    water: tide300,
    waterLine: tide700,
    accent: beacon,
  },
  /** Low sun: paper and sand. */
  sand: {
    sky: sand,
    skyLine: hairline,
    far: hairline,
    mid: tide300,
    near: tide700,
    ink: tide900,
    light: paper,
    wall: paper,
    shade: hairline,
    water: tide200,
    waterLine: tide600,
    accent: beacon,
  },
  /** After sunset. */
  deep: {
    sky: tide700,
    skyLine: tide600,
    far: tide600,
    mid: tide800,
    near: tide950,
    ink: tide950,
    light: tide100,
    wall: tide200,
    shade: tide300,
    water: tide800,
    waterLine: tide300,
    accent: beaconOnDeep,
  },
  night: {
    sky: tide950,
    skyLine: tide800,
    far: tide900,
    mid: tide800,
    near: tide700,
    ink: tide950,
    light: tide100,
    wall: tide600,
    shade: tide700,
    water: tide900,
    waterLine: tide600,
    accent: beaconOnDeep,
  },
} as const satisfies Readonly<Record<string, Tone>>;
