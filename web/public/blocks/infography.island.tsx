import { Infography, type InfographyProps } from '../../blocks/infography/infography.tsx';
import { hydrateIsland } from '../hydrate-island.tsx';

/** Hydrates an infography. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: InfographyProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <Infography {...props} />, onReady);
}
