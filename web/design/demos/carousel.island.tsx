import { hydrateIsland } from '../../public/hydrate-island.tsx';
import { CarouselDemo, type CarouselDemoProps } from './carousel-demo.tsx';

/** Hydrates the carousel. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: CarouselDemoProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <CarouselDemo {...props} />, onReady);
}
