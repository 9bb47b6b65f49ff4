import { hydrateAs } from '../../public/hydrate-island.tsx';
import { ToastDemo } from './toast-demo.tsx';

/** Hydrates the toasts. */
export const hydrate = hydrateAs(ToastDemo);
