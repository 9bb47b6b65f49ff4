import { backToTopScrollMs } from '@parvis/contracts/limits/navigation.ts';
import { scrollPage } from '../../public/scrolling/scroll-page.ts';

async function goToTop(): Promise<void> {
  if (!(await scrollPage(() => 0, backToTopScrollMs))) return;
  document.querySelector<HTMLElement>('body a[href]')?.focus({ preventScroll: true });
}

/** Hydrates the link back to the top of the page, which moves scroll position and focus there. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  root.addEventListener('click', (event) => {
    event.preventDefault();
    void goToTop();
  });
  onReady();
}
