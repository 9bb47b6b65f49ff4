import { type Palette, type PaletteColour, paletteColours } from './brand.ts';
import { type ColourPair, colourPairs } from './colour-pairs.ts';
import { asHex, type Colours, contrastOf, deriveColours, inOklch } from './derive-colours.ts';

/** Pages are light: the least contrast of their ground to black. */
const lightGround = 17;
const step = 0.006;

/** Why a colour cannot be used, and the nearest one of the same hue that can. */
export interface PaletteFault {
  readonly colour: PaletteColour;
  readonly contrast: number;
  readonly minimum: number;
  /** The pair with the least contrast; undefined for a ground that is too dark for pages. */
  readonly pair: ColourPair | undefined;
}

/** Returns the contrast of a pair. */
export function contrastOfPair(colours: Colours, { ink, ground }: ColourPair): number {
  return contrastOf(colours[ink], ground === 'white' ? '#ffffff' : colours[ground]);
}

/** Returns the worst fault of each colour of a palette; none for one that can be used. */
export function checkPalette(palette: Palette): readonly PaletteFault[] {
  const colours = deriveColours(palette);
  return paletteColours.flatMap((colour) => worstFault(palette, colours, colour) ?? []);
}

function worstFault(
  { ground }: Palette,
  colours: Colours,
  colour: PaletteColour,
): PaletteFault | undefined {
  const toBlack = contrastOf(ground, '#000000');
  if (colour === 'ground' && toBlack < lightGround)
    return { colour, contrast: toBlack, minimum: lightGround, pair: undefined };
  const [worst] = colourPairs
    .filter(({ by }) => by === colour)
    .map((pair) => ({ pair, contrast: contrastOfPair(colours, pair) }))
    .filter(({ pair, contrast }) => contrast < pair.minimum)
    .toSorted((a, b) => a.contrast / a.pair.minimum - b.contrast / b.pair.minimum);
  return worst && { colour, minimum: worst.pair.minimum, ...worst };
}

/**
 * Returns the colour of the same hue, nearest in lightness, with which a palette has no fault of that
 * colour; the colour itself if it has none.
 */
export function nearestColour(palette: Palette, colour: PaletteColour): string {
  const { l, c, h } = inOklch(palette[colour]);
  const passes = (tried: string) => {
    const changed = { ...palette, [colour]: tried };
    return worstFault(changed, deriveColours(changed), colour) === undefined;
  };
  if (passes(palette[colour])) return palette[colour];
  for (let distance = step; distance <= 1; distance += step) {
    const found = [l - distance, l + distance]
      .filter((lightness) => lightness >= 0 && lightness <= 1)
      .map((lightness) => asHex(lightness, c, h))
      .find(passes);
    if (found !== undefined) return found;
  }
  return colour === 'ground' ? '#ffffff' : '#000000';
}
