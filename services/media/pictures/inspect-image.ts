import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { maxImagePixels, maxImageSidePx } from '@parvis/contracts/media/limits.ts';
import { fallbackRendition } from '@parvis/contracts/media/renditions.ts';
import type { ImageFormat } from '@parvis/contracts/media/types.ts';
import sharp from 'sharp';
import { decoding, drawRendition } from './draw-rendition.ts';

/** A picture that was decoded whole. */
export interface InspectedImage {
  /** Of the upright picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The safe JPEG that stands in for renditions not made yet. */
  readonly safe: Buffer;
}

/** What decoders call the formats. */
const decoderNames: Record<ImageFormat, string> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  gif: 'gif',
};

/** Looks at a picture's size before decoding it, then decodes it whole. */
export async function inspectImage(
  path: string,
  format: ImageFormat,
): Promise<Outcome<InspectedImage>> {
  const head = await sharp(path, { ...decoding, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (head?.format !== decoderNames[format]) return refuse('image-unreadable');
  const { width, height } = head.autoOrient;
  if (width * height > maxImagePixels || Math.max(width, height) > maxImageSidePx)
    return refuse('image-too-large', {
      params: { maxPixels: maxImagePixels, maxSide: maxImageSidePx },
    });
  const safe = await drawRendition(path, fallbackRendition('', { width })).catch(() => undefined);
  return safe === undefined ? refuse('image-unreadable') : accept({ width, height, safe });
}
