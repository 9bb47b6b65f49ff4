import { hydrateAs } from '../../public/hydrate-island.tsx';
import { Infography } from './infography.tsx';

/** Hydrates an infography. */
export const hydrate = hydrateAs(Infography);
