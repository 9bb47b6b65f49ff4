import { z } from 'zod';
import { imageWidthsPx } from '../limits/media.ts';
import { type Area, areaFor, type Croppable, type ImageUse, imageUseSchema } from './crop.ts';

/** A way of showing an image: cropped for a use, or whole. */
export type PictureUse = ImageUse | 'whole';

/** The formats of renditions, with their media types; JPEG is the fallback. */
export const renditionTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const;
export const renditionFormatSchema = z.enum(['avif', 'webp', 'jpg']);
export type RenditionFormat = z.infer<typeof renditionFormatSchema>;

/**
 * The widest rendition drawn in advance, in pixels, except for JPEG: wider ones take most of the
 * time.
 */
const widestInAdvancePx = 768;

/** SHA-256 of the uploaded bytes, in lowercase hexadecimal. */
export const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** `whole`, or an area as `x-y-width-height`. */
export const cropNameSchema = z.string().regex(/^(?:whole|\d{1,5}-\d{1,5}-\d{1,5}-\d{1,5})$/);

/** One rendition of an image, identified by its original, crop, width in pixels and format. */
export interface Rendition {
  readonly hash: string;
  readonly crop: string;
  readonly width: number;
  readonly format: RenditionFormat;
}

/** Returns the name of an area in paths: `whole` for the whole image. */
export function cropName(
  area: Area,
  { width, height }: Pick<Croppable, 'width' | 'height'>,
): string {
  const isWhole = area.width === width && area.height === height;
  return isWhole ? 'whole' : `${area.x}-${area.y}-${area.width}-${area.height}`;
}

/** Returns the area that a crop's name encodes; undefined for the whole image. */
export function areaOfCrop(crop: string): Area | undefined {
  const [x, y, width, height] = crop.split('-').map(Number);
  if (x === undefined || y === undefined || width === undefined || height === undefined)
    return undefined;
  return { x, y, width, height };
}

/** Returns the widths of an area's renditions, widest first: nothing is enlarged. */
export function widthsFor(area: Pick<Area, 'width'>): readonly number[] {
  const fitting = imageWidthsPx.filter((width) => width <= area.width);
  return fitting.length > 0 ? fitting : imageWidthsPx.slice(-1);
}

/** Returns the key under which a rendition is stored, and the end of its address. */
export function renditionKey({ hash, crop, width, format }: Rendition): string {
  return `renditions/${hash}/${crop}/${width}.${format}`;
}

/** Returns the rendition served instead of any that is not ready: the whole image as JPEG. */
export function fallbackRendition(hash: string, image: Pick<Area, 'width'>): Rendition {
  return { hash, crop: 'whole', width: widthsFor(image)[0] ?? imageWidthsPx[0], format: 'jpg' };
}

/** Returns the area of an image shown for a use. */
export function shownArea(
  image: Croppable,
  use: PictureUse,
  contentId: string | null = null,
): Area {
  if (use === 'whole') return { x: 0, y: 0, width: image.width, height: image.height };
  return areaFor(image, use, contentId);
}

/**
 * Returns every rendition of an image that pages can request, most needed first: the JPEGs that
 * stand in for all others, then what most browsers choose, beginning with the cards of the home page
 * and of lists.
 */
export function listRenditions(image: Croppable & { readonly hash: string }): readonly Rendition[] {
  const own = (['card', ...imageUseSchema.options, 'whole'] as const).map((use) =>
    shownArea(image, use),
  );
  const ofContent = image.crops.filter(({ contentId }) => contentId !== null);
  const names = new Map(
    [...own, ...ofContent.map(({ area }) => area)].map((area) => [cropName(area, image), area]),
  );
  const named = [...names].map(([crop, area]) => ({
    hash: image.hash,
    crop,
    widths: widthsFor(area),
  }));
  return (['jpg', 'avif', 'webp'] as const).flatMap((format) =>
    named.flatMap(({ hash, crop, widths }) =>
      (format === 'jpg' ? widths.slice(0, 1) : widths).map((width) => ({
        hash,
        crop,
        width,
        format,
      })),
    ),
  );
}

/**
 * Returns whether a rendition is drawn before anybody requests it. Of a wide one, a narrower one is
 * shown to those who request it first.
 */
export function isDrawnInAdvance({ format, width }: Pick<Rendition, 'format' | 'width'>): boolean {
  return format === 'jpg' || width <= widestInAdvancePx;
}
