import { Slider, type SliderProps } from '../../blocks/slider/slider.tsx';
import { hydrateIsland } from '../hydrate-island.tsx';

/** Hydrates a slider. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: SliderProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <Slider {...props} />, onReady);
}
