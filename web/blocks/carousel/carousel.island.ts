import { hydrateAs } from '../../public/hydrate-island.tsx';
import { SlideCarousel } from './slide-carousel.tsx';

/** Hydrates a carousel. */
export const hydrate = hydrateAs(SlideCarousel);
