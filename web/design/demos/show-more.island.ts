import { hydrateAs } from '../../public/hydrate-island.tsx';
import { ShowMoreDemo } from './show-more-demo.tsx';

/** Hydrates “show more”. */
export const hydrate = hydrateAs(ShowMoreDemo);
