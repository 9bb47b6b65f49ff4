import { imageWidthsPx } from '@parvis/contracts/limits/media.ts';
import {
  areaOfCrop,
  cropNameSchema,
  hashSchema,
  type Rendition,
  renditionFormatSchema,
  renditionKey,
  widthsFor,
} from '@parvis/contracts/media/renditions.ts';
import { z } from 'zod';
import type { Storage } from '../../adapters/storage/storage.ts';

/** A rendition as an address names it. */
export const renditionSchema = z.object({
  hash: hashSchema,
  crop: cropNameSchema,
  width: z.coerce.number().refine((width) => imageWidthsPx.some((one) => one === width)),
  format: renditionFormatSchema,
});

/** A stored rendition to serve for the one requested. */
export interface FoundRendition {
  readonly rendition: Rendition;
  readonly size: number;
  /** Whether it is the requested one, and therefore immutable at this address. */
  readonly exact: boolean;
}

/**
 * Returns the requested rendition or, until it is drawn, the next smaller one of its format, else
 * the crop's own JPEG, else the whole image's. Undefined when the image has no rendition at all.
 */
export async function findRendition(
  storage: Storage,
  requested: Rendition,
): Promise<FoundRendition | undefined> {
  for (const rendition of [requested, ...substitutes(requested)]) {
    const found = await storage.head(renditionKey(rendition));
    if (found !== undefined) return { rendition, size: found.size, exact: rendition === requested };
  }
  return undefined;
}

function substitutes(requested: Rendition): readonly Rendition[] {
  const smaller = imageWidthsPx.filter((width) => width < requested.width);
  const area = areaOfCrop(requested.crop);
  const own = area === undefined ? [] : widthsFor(area).slice(0, 1);
  return [
    ...smaller.map((width) => ({ ...requested, width })),
    ...own.map((width) => ({ ...requested, width, format: 'jpg' as const })),
    ...imageWidthsPx.map((width) => ({
      ...requested,
      crop: 'whole',
      width,
      format: 'jpg' as const,
    })),
  ];
}
