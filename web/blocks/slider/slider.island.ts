import { hydrateAs } from '../../public/hydrate-island.tsx';
import { Slider } from './slider.tsx';

/** Hydrates a slider. */
export const hydrate = hydrateAs(Slider);
