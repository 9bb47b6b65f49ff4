import { hydrateIsland } from '../../public/hydrate-island.tsx';
import { ToastDemo, type ToastDemoProps } from './toast-demo.tsx';

/** Wakes the messages. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: ToastDemoProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <ToastDemo {...props} />, onReady);
}
