import { maxImagePixels } from '@parvis/contracts/media/limits.ts';
import { areaOfCrop, type Rendition } from '@parvis/contracts/media/renditions.ts';
import sharp from 'sharp';

/** The decoding options of every image: no more pixels than the limit, and no damaged data. */
export const decodingOptions = { limitInputPixels: maxImagePixels, failOn: 'error' } as const;

const quality = { jpg: 82, webp: 80, avif: 55 } as const;
/** The effort of AVIF encoding: a higher one takes many seconds per image. */
const avifEffort = 2;

/**
 * Draws a rendition: upright, cropped, never enlarged, without any metadata of the original.
 * @param original bytes, or the path of a file
 * @throws Error when the original cannot be decoded in full
 */
export async function drawRendition(
  original: Uint8Array | string,
  { crop, width, format }: Pick<Rendition, 'crop' | 'width' | 'format'>,
): Promise<Buffer> {
  const upright = sharp(original, decodingOptions).autoOrient();
  const area = areaOfCrop(crop);
  const cut =
    area === undefined
      ? upright
      : upright.extract({ left: area.x, top: area.y, width: area.width, height: area.height });
  const sized = cut.resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'jpg':
      return sized
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: quality.jpg, progressive: true })
        .toBuffer();
    case 'webp':
      return sized.webp({ quality: quality.webp }).toBuffer();
    case 'avif':
      return sized.avif({ quality: quality.avif, effort: avifEffort }).toBuffer();
  }
}
