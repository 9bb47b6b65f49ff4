import { hydrateAs } from '../../public/hydrate-island.tsx';
import { OffersFilters } from './offers-filters.tsx';

/** Hydrates the filters of the offers. */
export const hydrate = hydrateAs(OffersFilters);
