import type { Slide } from '@parvis/contracts/content/modules/slide.ts';
import { picturePartsOf } from '../../ui/picture/picture-parts.ts';
import type { BlockSurroundings } from '../block-props.ts';
import { hrefOf } from '../parts/href-of.ts';
import type { ShownSlide } from './slide-card.tsx';

interface Around extends Pick<BlockSurroundings, 'images' | 'links' | 'locale'> {
  readonly newTabNote: string;
}

/** Slides as they are shown, with the pictures that the library still has. */
export function shownSlides(
  slides: readonly Slide[],
  { images, links, locale, newTabNote }: Around,
): readonly ShownSlide[] {
  return slides.map(({ imageId, title, text, link }, index) => {
    const image = imageId === undefined ? undefined : images?.get(imageId);
    return {
      id: String(index),
      title,
      text,
      picture: image ? picturePartsOf(image, 'card', locale) : null,
      link: shownLink(link, links, newTabNote),
    };
  });
}

/** Where a slide leads; nowhere while the item that it leads to is not published. */
function shownLink(
  link: Slide['link'],
  links: BlockSurroundings['links'],
  newTabNote: string,
): ShownSlide['link'] {
  const href = hrefOf(link, links);
  if (href === undefined) return null;
  return link?.kind === 'address' && link.newTab ? { href, newTabNote } : { href };
}
