import { hydrateAs } from '../../public/hydrate-island.tsx';
import { ListFilters } from './list-filters.tsx';

/** Hydrates the filters of a list. */
export const hydrate = hydrateAs(ListFilters);
