import { hydrateAs } from '../../public/hydrate-island.tsx';
import { DisclosureDemo } from './disclosure-demo.tsx';

/** Hydrates the filter menus. */
export const hydrate = hydrateAs(DisclosureDemo);
