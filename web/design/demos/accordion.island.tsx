import { hydrateIsland } from '../../public/hydrate-island.tsx';
import { AccordionDemo, type AccordionDemoProps } from './accordion-demo.tsx';

/** Hydrates an accordion. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: AccordionDemoProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <AccordionDemo {...props} />, onReady);
}
