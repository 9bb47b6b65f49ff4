import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { maxImagePixels, maxImageSidePx } from '@parvis/contracts/media/limits.ts';
import { fallbackRendition } from '@parvis/contracts/media/renditions.ts';
import type { ImageFormat } from '@parvis/contracts/media/types.ts';
import sharp from 'sharp';
import { decodingOptions, drawRendition } from './draw-rendition.ts';
import { isAnimated } from './is-animated.ts';

/** A fully decoded image. */
export interface InspectedImage {
  /** Of the upright image, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The safe JPEG served in place of pending renditions. */
  readonly safe: Buffer;
}

/** The decoders' names for the formats. */
const decoderNames: Record<ImageFormat, string> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  gif: 'gif',
};

/**
 * Checks an image's size before decoding it, then decodes it fully. An animated image is refused:
 * renditions have one frame.
 */
export async function inspectImage(
  path: string,
  format: ImageFormat,
): Promise<Outcome<InspectedImage>> {
  const head = await sharp(path, { ...decodingOptions, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (head?.format !== decoderNames[format]) return refuse('image-unreadable');
  const { width, height } = head.autoOrient;
  if (width * height > maxImagePixels || Math.max(width, height) > maxImageSidePx)
    return refuse('image-too-large', {
      params: { maxPixels: maxImagePixels, maxSide: maxImageSidePx },
    });
  if (await isAnimated(path, head)) return refuse('image-animated');
  const safe = await drawRendition(path, fallbackRendition('', { width })).catch(() => undefined);
  return safe === undefined ? refuse('image-unreadable') : accept({ width, height, safe });
}
