import type { Slide } from '@parvis/contracts/content/modules/slide.ts';
import { findPicture } from '@parvis/contracts/media/picture-in-use.ts';
import { composePictureParts } from '../../ui/picture/picture-parts.ts';
import type { BlockContext } from '../block-props.ts';
import { findDestination } from '../parts/find-destination.ts';
import type { ShownSlide } from './slide-card.tsx';

interface Around extends Pick<BlockContext, 'images' | 'links' | 'locale'> {
  readonly newTabNote: string;
}

/** Returns the slides to show; images deleted from the library are omitted. */
export function shownSlides(
  slides: readonly Slide[],
  { images, links, locale, newTabNote }: Around,
): readonly ShownSlide[] {
  return slides.map(({ title, text, link, ...named }, index) => {
    const image = findPicture(named, { images, locale });
    return {
      id: String(index),
      title,
      text,
      picture: image ? composePictureParts(image, 'card', locale) : null,
      link: findDestination(link, links, newTabNote) ?? null,
    };
  });
}
