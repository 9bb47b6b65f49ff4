import { hydrateAs } from '../../public/hydrate-island.tsx';
import { TabsDemo } from './tabs-demo.tsx';

/** Hydrates a set of tabs. */
export const hydrate = hydrateAs(TabsDemo);
