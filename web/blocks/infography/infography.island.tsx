import { hydrateIsland } from '../../public/hydrate-island.tsx';
import { Infography, type InfographyProps } from './infography.tsx';

/** Hydrates an infography. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: InfographyProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <Infography {...props} />, onReady);
}
