import { SlideCarousel, type SlideCarouselProps } from '../../blocks/carousel/slide-carousel.tsx';
import { hydrateIsland } from '../hydrate-island.tsx';

/** Hydrates a carousel. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: SlideCarouselProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <SlideCarousel {...props} />, onReady);
}
