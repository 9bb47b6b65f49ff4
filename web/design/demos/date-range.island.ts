import { hydrateAs } from '../../public/hydrate-island.tsx';
import { DateRangeSlider } from '../../ui/date-range/date-range-slider.tsx';

/** Hydrates a range of months. */
export const hydrate = hydrateAs(DateRangeSlider);
