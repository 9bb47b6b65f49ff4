import { hydrateIsland } from '../../public/hydrate-island.tsx';
import { TabsBlock, type TabsBlockProps } from './tabs-block.tsx';

/** Hydrates a set of tabs. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: TabsBlockProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <TabsBlock {...props} />, onReady);
}
