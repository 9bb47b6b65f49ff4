import type { AlternativeText } from '@parvis/contracts/media/alternative-text.ts';
import {
  type Crop,
  type FocalPoint,
  type ImageUse,
  imageUseSchema,
  imageUses,
} from '@parvis/contracts/media/crop.ts';
import type { MediaTitle } from '@parvis/contracts/media/media-title.ts';

/** The drawing of an image of the demonstration. */
export interface Drawing {
  /** Its key, which is also its seed. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** Its focal point. */
  readonly focalPoint: FocalPoint;
  /** The uses for which it is cropped, each with the width of the area, in pixels. */
  readonly frames: Partial<Readonly<Record<ImageUse, number>>>;
  /** Draws the image as SVG. */
  readonly draw: (key: string) => string;
}

/** An image of the demonstration: its drawing and its texts. */
export interface Artwork extends Drawing {
  readonly title: MediaTitle;
  readonly alternativeText: AlternativeText;
}

/** Returns the areas chosen for an artwork's uses: as wide as given, around its focal point. */
export function cropsOf({ frames, focalPoint, width, height }: Drawing): Crop[] {
  return imageUseSchema.options.flatMap((use): Crop[] => {
    const wide = frames[use];
    if (wide === undefined) return [];
    const { minWidth, minHeight } = imageUses[use];
    const high = Math.round((wide * minHeight) / minWidth);
    const x = within(Math.round(focalPoint.x * width - wide / 2), width - wide);
    const y = within(Math.round(focalPoint.y * height - high / 2), height - high);
    return [{ use, area: { x, y, width: wide, height: high }, contentId: null }];
  });
}

function within(value: number, maximum: number): number {
  return Math.max(0, Math.min(value, maximum));
}
