import { maxImagePixels, maxImageSidePx } from '@parvis/contracts/media/limits.ts';
import sharp from 'sharp';
import { DocumentTooLarge } from '../metadata/metadata-outcome.ts';
import { decodingOptions } from '../pictures/draw-rendition.ts';
import { UnknownContent } from './unknown-content.ts';

/** The quality of a redrawn image, in which any detail may be evidence. */
export const quality = 92;
/** The formats in which images are redrawn, by the decoder’s name of what they were. */
const redrawnAs: Readonly<Record<string, 'jpeg' | 'png' | 'webp'>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
};
/** Formats that documents contain as well, and that are redrawn in one that every program reads. */
const redrawnAsPng = new Set(['gif', 'tiff']);

export interface RedrawnPicture {
  readonly format: 'jpeg' | 'png' | 'webp';
  readonly bytes: Buffer;
}

/**
 * Draws an image anew at its full size, upright, so that only its pixels are left.
 * @throws DocumentTooLarge
 * @throws UnknownContent when it is of another format, such as a metafile
 * @throws Error when it is damaged
 */
export async function redrawPicture(picture: Buffer): Promise<RedrawnPicture> {
  const head = sharp(picture, { ...decodingOptions, limitInputPixels: false });
  const { width, height, format: was } = await head.metadata();
  const format = redrawnAs[was] ?? (redrawnAsPng.has(was) ? 'png' : undefined);
  if (format === undefined) throw new UnknownContent(`an image of the format ${was}`);
  if (width * height > maxImagePixels || Math.max(width, height) > maxImageSidePx)
    throw new DocumentTooLarge('an image');
  const options = format === 'png' ? {} : { quality };
  const drawn = sharp(picture, decodingOptions).autoOrient().toFormat(format, options);
  return { format, bytes: await drawn.toBuffer() };
}

/** The same for an image in a document, in a format that documents may contain. */
export async function redrawEmbedded(
  picture: Buffer,
): Promise<{ readonly format: 'jpeg' | 'png'; readonly bytes: Buffer }> {
  if (isMetafile(picture)) throw new UnknownContent('a metafile');
  const { format, bytes } = await redrawPicture(picture);
  if (format !== 'webp') return { format, bytes };
  return { format: 'png', bytes: await sharp(bytes).png().toBuffer() };
}

/** EMF and WMF name the program that drew them, and may contain anything. */
function isMetafile(picture: Buffer): boolean {
  const start = picture.subarray(0, 4).toString('hex');
  return start === '01000000' || start === 'd7cdc69a' || start === '01000900';
}
