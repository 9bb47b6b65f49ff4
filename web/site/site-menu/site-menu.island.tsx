import { hydrateIsland } from '../../public/hydrate-island.tsx';
import { SiteMenu, type SiteMenuProps } from './site-menu.tsx';

/** Hydrates the main menu. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: SiteMenuProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <SiteMenu {...props} />, onReady);
}
