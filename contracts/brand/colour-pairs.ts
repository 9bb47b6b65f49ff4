import type { PaletteColour } from './brand.ts';
import { type ColourName, markContrast, textContrast } from './derive-colours.ts';

/** A colour on another one, as the style sheets use them. */
export interface ColourPair {
  readonly ink: ColourName;
  readonly ground: ColourName | 'white';
  /** The least contrast. */
  readonly minimum: number;
  /** The colour to change when it is not reached. */
  readonly by: PaletteColour;
}

type Ground = ColourPair['ground'];

function pairs(
  by: PaletteColour,
  minimum: number,
  inks: readonly ColourName[],
  grounds: readonly Ground[],
): readonly ColourPair[] {
  return inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground, minimum, by })));
}

const pages = ['paper', 'sand', 'alert-ground', 'note-ground', 'white'] as const;
const tints = ['tide-100', 'tide-200'] as const;
const deepest = ['tide-950', 'tide-900'] as const;

/** Every pair that pages, e-mails and the back-office use. */
export const colourPairs: readonly ColourPair[] = [
  ...pairs('ground', textContrast, ['ink', 'ink-soft'], [...pages, ...tints]),
  ...pairs('primary', textContrast, ['tide-950', 'tide-900', 'tide-800'], [...pages, ...tints]),
  ...pairs('primary', textContrast, ['tide-700'], [...pages, 'tide-100']),
  ...pairs('primary', textContrast, ['tide-600'], ['paper', 'sand', 'white']),
  ...pairs('primary', textContrast, ['on-deep', 'paper'], [...deepest, 'tide-800', 'tide-700']),
  ...pairs('primary', textContrast, ['on-deep-soft', 'tide-200', 'tide-300'], deepest),
  ...pairs('accent', textContrast, ['beacon'], ['paper', 'sand', 'alert-ground', 'white']),
  ...pairs('accent', textContrast, ['beacon-on-deep'], deepest),
  ...pairs('accent', markContrast, ['beacon'], ['note-ground', 'tide-100']),
  ...pairs('ground', markContrast, ['hairline-strong'], ['paper', 'sand', 'white']),
];
