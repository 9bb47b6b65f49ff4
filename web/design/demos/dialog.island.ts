import { hydrateAs } from '../../public/hydrate-island.tsx';
import { DialogDemo } from './dialog-demo.tsx';

/** Hydrates the dialog. */
export const hydrate = hydrateAs(DialogDemo);
