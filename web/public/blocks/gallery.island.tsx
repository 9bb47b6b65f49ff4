import { Gallery, type GalleryProps } from '../../blocks/gallery/gallery.tsx';
import { hydrateIsland } from '../hydrate-island.tsx';

/** Hydrates a gallery. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: GalleryProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <Gallery {...props} />, onReady);
}
