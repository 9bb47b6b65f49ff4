import { hydrateAs } from '../../public/hydrate-island.tsx';
import { Gallery } from './gallery.tsx';

/** Hydrates a gallery. */
export const hydrate = hydrateAs(Gallery);
