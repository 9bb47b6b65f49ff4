import { hydrateIsland } from '../../public/hydrate-island.tsx';
import { DisclosureDemo, type DisclosureDemoProps } from './disclosure-demo.tsx';

/** Hydrates the filter menus. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: DisclosureDemoProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <DisclosureDemo {...props} />, onReady);
}
