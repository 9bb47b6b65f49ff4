import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import type { PictureUse } from '@parvis/contracts/media/renditions.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { PictureElement, type PictureElementProps } from './picture-element.tsx';
import { composePictureParts } from './picture-parts.ts';

export interface PictureProps extends Omit<PictureElementProps, 'parts'> {
  readonly image: ShownImage;
  readonly use: PictureUse;
  readonly locale: Locale;
  /** The content item that shows it, which may have its own crop. */
  readonly contentId?: string | undefined;
}

/**
 * An image from the library in the format and width that suit the browser. `data-credit` names its
 * author.
 */
export function Picture({ image, use, locale, contentId, ...element }: PictureProps) {
  return <PictureElement {...element} parts={composePictureParts(image, use, locale, contentId)} />;
}
