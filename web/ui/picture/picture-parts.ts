import {
  type ImageAlt,
  imageAlt,
  type PictureSources,
  pictureSources,
  type ShownImage,
} from '@parvis/contracts/media/picture-sources.ts';
import type { PictureUse } from '@parvis/contracts/media/renditions.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** The attributes of an image's elements, as serialisable values. */
export interface PictureParts extends PictureSources, ImageAlt {
  /** Empty when there is no author. */
  readonly credit: string;
}

/**
 * Returns the attributes of an image for a use of it.
 * @param contentId the content item that shows it, which may have its own crop
 */
export function composePictureParts(
  image: ShownImage,
  use: PictureUse,
  locale: Locale,
  contentId: string | null = null,
): PictureParts {
  const sources = pictureSources(image, use, contentId);
  return { ...sources, ...imageAlt(image, locale), credit: image.credit };
}
