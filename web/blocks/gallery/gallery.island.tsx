import { hydrateIsland } from '../../public/hydrate-island.tsx';
import { Gallery, type GalleryProps } from './gallery.tsx';

/** Hydrates a gallery. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: GalleryProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <Gallery {...props} />, onReady);
}
