import { hydrateIsland } from '../../public/hydrate-island.tsx';
import { ToastDemo, type ToastDemoProps } from './toast-demo.tsx';

/** Hydrates the toasts. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: ToastDemoProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <ToastDemo {...props} />, onReady);
}
