import { hydrateAs } from '../../public/hydrate-island.tsx';
import { CarouselDemo } from './carousel-demo.tsx';

/** Hydrates the carousel. */
export const hydrate = hydrateAs(CarouselDemo);
