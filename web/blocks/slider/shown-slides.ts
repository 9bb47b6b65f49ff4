import type { Slide } from '@parvis/contracts/content/modules/slide.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { picturePartsOf } from '../../ui/picture/picture-parts.ts';
import type { ShownSlide } from './slide-card.tsx';

interface Around {
  readonly images?: ReadonlyMap<MediaId, ShownImage> | undefined;
  readonly locale: Locale;
  readonly newTabNote: string;
}

/** Slides as they are shown, with the pictures that the library still has. */
export function shownSlides(
  slides: readonly Slide[],
  { images, locale, newTabNote }: Around,
): readonly ShownSlide[] {
  return slides.map(({ imageId, title, text, link }, index) => {
    const image = imageId === undefined ? undefined : images?.get(imageId);
    return {
      id: String(index),
      title,
      text,
      picture: image ? picturePartsOf(image, 'card', locale) : null,
      link:
        link?.kind === 'address' ? { href: link.href, ...(link.newTab && { newTabNote }) } : null,
    };
  });
}
