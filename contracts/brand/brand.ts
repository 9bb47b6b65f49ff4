import { z } from 'zod';
import { mediaIdSchema } from '../media/ids.ts';
import { brandFileSchema } from './brand-file.ts';
import { faceSchema, faceUses } from './face.ts';

/** A colour as browsers’ colour fields write it. */
export const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/);

/** The colours that an organisation chooses; all others are derived from them. */
export const paletteSchema = z.object({
  /** Links, buttons and dark grounds. */
  primary: colourSchema,
  /** Marks, focus, errors and calls. */
  accent: colourSchema,
  /** The ground of pages. */
  ground: colourSchema,
});
export type Palette = z.infer<typeof paletteSchema>;
export type PaletteColour = keyof Palette;
export const paletteColours = ['primary', 'accent', 'ground'] as const satisfies PaletteColour[];

/** The colours of the product, which the site has until it gets its own. */
export const defaultPalette: Palette = { primary: '#124c70', accent: '#b8451f', ground: '#fcfaf6' };

/** The largest radius of buttons and fields, in pixels: half of the lowest button. */
export const maxCorner = 22;
export const defaultCorner = 2;

/** The greatest weight of the lines between and around things, in pixels. */
export const maxLine = 3;
export const defaultLine = 1;

/** What the header of a page without an image shows. */
export const headerArtSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('chart') }),
  z.object({ kind: z.literal('plain') }),
  z.object({ kind: z.literal('picture'), imageId: mediaIdSchema }),
  /** A drawing of one’s own, wherever charts are. */
  z.object({ kind: z.literal('drawing'), file: brandFileSchema }),
]);
export type HeaderArt = z.infer<typeof headerArtSchema>;

/** How the site looks; what is not set is as the product comes. */
export const brandSchema = z.object({
  palette: paletteSchema.optional(),
  corner: z.number().int().min(0).max(maxCorner).optional(),
  line: z.number().int().min(defaultLine).max(maxLine).optional(),
  header: headerArtSchema.optional(),
  faces: z.object({ text: faceSchema.optional(), headings: faceSchema.optional() }).optional(),
});
export type Brand = z.infer<typeof brandSchema>;

/** A file that a brand is made of, and where it is named. */
export interface BrandFile {
  readonly file: string;
  readonly extension: 'svg' | 'woff2';
  readonly path: readonly string[];
}

/** Returns the files that a brand is made of. */
export function filesOfBrand({ header, faces }: Brand): readonly BrandFile[] {
  const drawings: readonly BrandFile[] =
    header?.kind === 'drawing'
      ? [{ file: header.file, extension: 'svg', path: ['header', 'file'] }]
      : [];
  const named = faceUses.flatMap((use): readonly BrandFile[] => {
    const file = faces?.[use]?.file;
    return file === undefined ? [] : [{ file, extension: 'woff2', path: ['faces', use, 'file'] }];
  });
  return [...drawings, ...named];
}
