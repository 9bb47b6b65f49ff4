import { hydrateIsland } from '../../public/hydrate-island.tsx';
import { TabsDemo, type TabsDemoProps } from './tabs-demo.tsx';

/** Hydrates a set of tabs. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: TabsDemoProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <TabsDemo {...props} />, onReady);
}
