import { hydrateAs } from '../../public/hydrate-island.tsx';
import { Slider } from '../../ui/slider/slider.tsx';

/** Hydrates a slider. */
export const hydrate = hydrateAs(Slider);
