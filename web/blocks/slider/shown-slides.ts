import type { Slide } from '@parvis/contracts/content/modules/slide.ts';
import { pictureOf } from '@parvis/contracts/media/picture-in-use.ts';
import { picturePartsOf } from '../../ui/picture/picture-parts.ts';
import type { BlockContext } from '../block-props.ts';
import { destinationOf } from '../parts/destination-of.ts';
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
    const image = pictureOf(named, { images, locale });
    return {
      id: String(index),
      title,
      text,
      picture: image ? picturePartsOf(image, 'card', locale) : null,
      link: destinationOf(link, links, newTabNote) ?? null,
    };
  });
}
