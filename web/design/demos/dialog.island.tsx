import { hydrateIsland } from '../../public/hydrate-island.tsx';
import { DialogDemo, type DialogDemoProps } from './dialog-demo.tsx';

/** Hydrates the dialog. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const props: DialogDemoProps = JSON.parse(root.dataset['props'] ?? '{}');
  hydrateIsland(root, <DialogDemo {...props} />, onReady);
}
