import { hydrateAs } from '../../public/hydrate-island.tsx';
import { TabsBlock } from './tabs-block.tsx';

/** Hydrates a set of tabs. */
export const hydrate = hydrateAs(TabsBlock);
