import { hydrateIsland } from '../../public/hydrate-island.tsx';
import { ShowMoreDemo, type ShowMoreDemoProps } from './show-more-demo.tsx';

/** Hydrates “show more”. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: ShowMoreDemoProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <ShowMoreDemo {...props} />, onReady);
}
