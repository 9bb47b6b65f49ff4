import { hydrateIsland } from '../../public/hydrate-island.tsx';
import { Slider, type SliderProps } from './slider.tsx';

/** Hydrates a slider. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: SliderProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <Slider {...props} />, onReady);
}
