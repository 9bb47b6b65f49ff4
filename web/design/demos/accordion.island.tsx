import { hydrateIsland } from '../../public/hydrate-island.tsx';
import { AccordionDemo, type AccordionDemoProps } from './accordion-demo.tsx';

/** Wakes an accordion. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: AccordionDemoProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <AccordionDemo {...props} />, onReady);
}
