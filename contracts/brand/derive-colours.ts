import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn';
import type { Palette } from './brand.ts';

registerMode(modeRgb);
registerMode(modeLrgb);
const oklch = registerMode(modeOklch);

/** The chroma of the product’s primary colour, to which those of its shades relate. */
const usualChroma = 0.0835;
/** Step of the search for a lightness; two neighbours look the same. */
const step = 0.004;

/** Contrast of text, and of marks and borders, by WCAG 2.2 AA. */
export const textContrast = 4.5;
export const markContrast = 3;

/** Returns a colour in OKLCH; hue 0 for a grey. */
export function inOklch(colour: string): Required<Pick<Oklch, 'l' | 'c' | 'h'>> {
  const { l, c, h = 0 } = oklch(colour) ?? { l: 0, c: 0 };
  return { l, c, h };
}

/** Returns the nearest displayable colour of a lightness and hue, as #rrggbb. */
export function asHex(l: number, c: number, h: number): string {
  const lightness = Math.min(1, Math.max(0, l));
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch')) ?? '#000000';
}

/** Returns the contrast of two colours by WCAG 2.2. */
export function contrastOf(one: string, other: string): number {
  return wcagContrast(one, other);
}

interface Wanted {
  readonly l: number;
  readonly c: number;
  readonly h: number;
  readonly on: readonly string[];
  readonly minimum: number;
}

/** Returns the wanted colour, as much darker or lighter as the contrast needs. */
function moved({ l, c, h, on, minimum }: Wanted, direction: -1 | 1): string {
  for (let tried = l; tried >= 0 && tried <= 1; tried += direction * step) {
    const colour = asHex(tried, c, h);
    if (on.every((ground) => contrastOf(colour, ground) >= minimum)) return colour;
  }
  return direction < 0 ? '#000000' : '#ffffff';
}

const darker = (wanted: Wanted) => moved(wanted, -1);
const lighter = (wanted: Wanted) => moved(wanted, 1);

/**
 * Returns every colour of the style sheets by the name of its token: shades of three colours, in the
 * lightness that the product’s own have, as far as their contrast is sufficient.
 */
export function deriveColours(palette: Palette) {
  const primary = inOklch(palette.primary);
  const share = Math.min(primary.c / usualChroma, 1.6);
  /** A shade of the primary colour; `c` is that of the product’s. */
  const shade = (l: number, c: number) => asHex(l, c * share, primary.h);
  const light = deriveGrounds(palette, shade);
  const grounds = Object.values(light);
  const deep = {
    'tide-950': shade(Math.min(0.215, primary.l * 0.54), 0.041),
    'tide-900': shade(Math.min(0.274, primary.l * 0.69), 0.055),
    'tide-800': shade(primary.l * 0.84, 0.069),
    'tide-700': palette.primary,
  };
  const ink = (l: number, c: number) =>
    darker({ l, c: c * share, h: primary.h, on: grounds, minimum: textContrast });
  return {
    ...light,
    ...deep,
    'tide-600': darker({
      l: primary.l + 0.072,
      c: 0.097 * share,
      h: primary.h,
      on: [light.paper, light.sand, '#ffffff'],
      minimum: textContrast,
    }),
    'tide-300': shade(0.763, 0.055),
    ink: ink(0.24, 0.031),
    'ink-soft': ink(0.455, 0.026),
    ...deriveLines(palette, light, shade),
    ...deriveInksOnDeep(palette, Object.values(deep), shade),
    beacon: palette.accent,
  };
}

/** The names of the tokens. */
export type Colours = ReturnType<typeof deriveColours>;
export type ColourName = keyof Colours;

type Shade = (l: number, c: number) => string;

function deriveGrounds({ ground }: Palette, shade: Shade) {
  const { l, c, h } = inOklch(ground);
  return {
    paper: ground,
    sand: asHex(l - 0.032, c * 2.3, h),
    'tide-100': shade(Math.min(0.933, l - 0.03), 0.0145),
    'tide-200': shade(0.861, 0.032),
    'alert-ground': asHex(l - 0.029, 0.017, 50),
    'note-ground': asHex(l - 0.021, 0.038, 91),
  };
}

type Grounds = ReturnType<typeof deriveGrounds>;

function deriveLines({ ground }: Palette, { paper, sand }: Grounds, shade: Shade) {
  const { l, c, h } = inOklch(ground);
  const onWhite = [paper, sand, '#ffffff'];
  return {
    hairline: asHex(l - 0.121, c * 3, h),
    'hairline-strong': darker({ l: 0.634, c: c * 2, h, on: onWhite, minimum: markContrast }),
    'hairline-deep': shade(0.395, 0.0525),
  };
}

function deriveInksOnDeep({ accent }: Palette, deep: readonly string[], shade: Shade) {
  const [deepest = '', deeper = ''] = deep;
  const { h, c } = inOklch(accent);
  const minimum = textContrast;
  const white = inOklch(shade(0.97, 0.0045));
  return {
    'on-deep': lighter({ ...white, on: deep, minimum }),
    'on-deep-soft': lighter({
      ...inOklch(shade(0.821, 0.028)),
      on: [deepest, deeper],
      minimum,
    }),
    'beacon-on-deep': lighter({
      l: 0.734,
      c: Math.min(c, 0.14),
      h,
      on: [deepest, deeper],
      minimum,
    }),
  };
}
