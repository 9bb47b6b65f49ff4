import {
  type PictureSources,
  pictureSources,
  type ShownImage,
  type SpokenImage,
  spokenImage,
} from '@parvis/contracts/media/picture-sources.ts';
import type { PictureUse } from '@parvis/contracts/media/renditions.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** The attributes of a picture's elements, as serializable values. */
export interface PictureParts extends PictureSources, SpokenImage {
  /** Empty without a credit. */
  readonly credit: string;
}

/**
 * Returns the attributes of a picture for a use of it.
 * @param contentId the content item that shows it, which may have a crop of its own
 */
export function picturePartsOf(
  image: ShownImage,
  use: PictureUse,
  locale: Locale,
  contentId: string | null = null,
): PictureParts {
  const sources = pictureSources(image, use, contentId);
  return { ...sources, ...spokenImage(image, locale), credit: image.credit };
}
