import type { Image } from '@parvis/contracts/media/media.ts';
import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';

/** Returns what pages show of an image. */
export function shownImage({ original, details, crops }: Image): ShownImage {
  const { hash, width, height } = original;
  const { focalPoint, alternativeText, decorative, credit } = details;
  return {
    hash,
    width,
    height,
    focalPoint,
    crops: [...crops],
    alternativeText,
    decorative,
    credit,
  };
}
