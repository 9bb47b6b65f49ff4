import { TabsBlock, type TabsBlockProps } from '../../blocks/tabs/tabs-block.tsx';
import { hydrateIsland } from '../hydrate-island.tsx';

/** Hydrates a set of tabs. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: TabsBlockProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <TabsBlock {...props} />, onReady);
}
