import { hydrateIsland } from '../../public/hydrate-island.tsx';
import type { ListFiltersProps } from './filters-props.ts';
import { ListFilters } from './list-filters.tsx';

/** Hydrates the filters of a list. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: ListFiltersProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <ListFilters {...props} />, onReady);
}
