import { hydrateAs } from '../../public/hydrate-island.tsx';
import { AccordionDemo } from './accordion-demo.tsx';

/** Hydrates an accordion. */
export const hydrate = hydrateAs(AccordionDemo);
