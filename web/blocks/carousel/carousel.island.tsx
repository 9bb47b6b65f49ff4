import { hydrateIsland } from '../../public/hydrate-island.tsx';
import { SlideCarousel, type SlideCarouselProps } from './slide-carousel.tsx';

/** Hydrates a carousel. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: SlideCarouselProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <SlideCarousel {...props} />, onReady);
}
