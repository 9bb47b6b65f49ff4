import { palette, ramp } from './palette.ts';

const shades = 64;
const { tide950, tide900, tide800, tide700, tide600, tide300, tide200, tide100 } = palette;
const { paper, sand, hairline, beacon, beaconOnDeep } = palette;

/** Colours from the darkest to the lightest of a picture. */
type Stops = readonly [string, string, ...string[]];

/** Alternative palettes for charts; the accent colour is kept. */
export const lights = {
  /** At night: land and paper become dark. */
  night: [tide100, tide200, tide300, tide600, tide800, tide900, tide950],
  /** By day: deep water becomes shallow. */
  day: [paper, tide100, tide200, tide300, tide600, tide700],
  /** At low tide: everything is sand, drawn in deep blue. */
  ebb: [tide900, tide700, '#7d93a0', hairline, sand, paper],
} as const satisfies Readonly<Record<string, Stops>>;

/**
 * Returns a drawing in another palette: each colour is replaced by the palette's colour for its
 * lightness.
 */
export function recoloured(svg: string, light: Stops): string {
  const steps = stepsOf(light);
  const accent = lightness(light.at(-1) ?? '') < 0.5 ? beaconOnDeep : beacon;
  return svg.replace(/#[0-9a-f]{6}\b/g, (colour) => {
    if (isWarm(colour)) return accent;
    return steps[Math.round(lightness(colour) * (shades - 1))] ?? colour;
  });
}

function stepsOf(stops: Stops): readonly string[] {
  return Array.from({ length: shades }, (_, shade) => {
    const place = (shade / (shades - 1)) * (stops.length - 1);
    const below = Math.min(Math.floor(place), stops.length - 2);
    const mixed = ramp(stops[below] ?? '', stops[below + 1] ?? '', shades);
    return mixed[Math.round((place - below) * (shades - 1))] ?? '';
  });
}

function channelsOf(colour: string): [number, number, number] {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** Returns the perceived lightness of a colour, from 0 to 1. */
function lightness(colour: string): number {
  const [red, green, blue] = channelsOf(colour);
  return Math.min(1, 0.299 * red + 0.587 * green + 0.114 * blue);
}

/** Returns whether a colour is one of the accent's rather than the paper's. */
function isWarm(colour: string): boolean {
  const [red, , blue] = channelsOf(colour);
  return red - blue > 0.3;
}
