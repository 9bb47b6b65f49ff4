import { hydrateIsland } from '../../public/hydrate-island.tsx';
import {
  DateRangeSlider,
  type DateRangeSliderProps,
} from '../../ui/date-range/date-range-slider.tsx';

/** Hydrates a range of months. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: DateRangeSliderProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <DateRangeSlider {...props} />, onReady);
}
