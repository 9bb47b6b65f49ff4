import { hydrateIsland } from '../../public/hydrate-island.tsx';
import { OffersFilters } from './offers-filters.tsx';
import type { OffersFiltersProps } from './offers-filters-props.ts';

/** Hydrates the filters of the offers. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: OffersFiltersProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <OffersFilters {...props} />, onReady);
}
