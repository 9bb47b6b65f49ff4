import { z } from 'zod';
import { contentIdSchema } from '../content/ids.ts';
import { maxImageSidePx } from './limits.ts';

/** A rectangle of an upright image, in its pixels. */
export const areaSchema = z.object({
  x: z.number().int().min(0).max(maxImageSidePx),
  y: z.number().int().min(0).max(maxImageSidePx),
  width: z.number().int().min(1).max(maxImageSidePx),
  height: z.number().int().min(1).max(maxImageSidePx),
});
export type Area = z.infer<typeof areaSchema>;

/** The focal point of an image, as fractions of its width and height. */
export const focalPointSchema = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
});
export type FocalPoint = z.infer<typeof focalPointSchema>;

/**
 * The uses of a cropped image, each with its minimum area in pixels, which also gives its aspect
 * ratio.
 */
export const imageUses = {
  header: { minWidth: 1280, minHeight: 360 },
  card: { minWidth: 480, minHeight: 320 },
  portrait: { minWidth: 480, minHeight: 480 },
} as const;
export const imageUseSchema = z.enum(['header', 'card', 'portrait']);
export type ImageUse = z.infer<typeof imageUseSchema>;

/** An area chosen for a use: everywhere, or in one content item only. */
export const cropSchema = z.object({
  use: imageUseSchema,
  area: areaSchema,
  contentId: contentIdSchema.nullable(),
});
export type Crop = z.infer<typeof cropSchema>;

/** A use of an image, everywhere or in one content item only. */
export const cropPlaceSchema = cropSchema.omit({ area: true });
export type CropPlace = z.infer<typeof cropPlaceSchema>;

/** Returns whether two areas are for the same use in the same place. */
export function isSamePlace(one: CropPlace, other: CropPlace): boolean {
  return one.use === other.use && one.contentId === other.contentId;
}

/** The image data needed for cropping. */
export interface Croppable {
  readonly width: number;
  readonly height: number;
  readonly focalPoint: FocalPoint;
  readonly crops: readonly Crop[];
}

/**
 * Returns the area shown for a use: the item's, else the image's, else one around the focal point.
 */
export function areaFor(image: Croppable, use: ImageUse, contentId: string | null = null): Area {
  const ofUse = image.crops.filter((crop) => crop.use === use);
  const chosen =
    ofUse.find((crop) => crop.contentId !== null && crop.contentId === contentId) ??
    ofUse.find((crop) => crop.contentId === null);
  return chosen?.area ?? automaticArea(image, use);
}

/**
 * Returns the largest area with the use's aspect ratio, centred on the focal point as closely as
 * possible.
 */
function automaticArea({ width, height, focalPoint }: Croppable, use: ImageUse): Area {
  const { minWidth, minHeight } = imageUses[use];
  const shape = minWidth / minHeight;
  const wide = Math.max(1, Math.min(width, Math.round(height * shape)));
  const high = Math.max(1, Math.min(height, Math.round(width / shape)));
  return {
    x: within(Math.round(focalPoint.x * width - wide / 2), width - wide),
    y: within(Math.round(focalPoint.y * height - high / 2), height - high),
    width: wide,
    height: high,
  };
}

function within(value: number, maximum: number): number {
  return Math.max(0, Math.min(value, maximum));
}
