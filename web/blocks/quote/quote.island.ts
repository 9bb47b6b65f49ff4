import { layoutResizeDebounceMs } from '@parvis/contracts/limits/layout.ts';
import { quoteSize } from './quote-size.ts';

/** Sets a quotation smaller the taller it is, on load and after the window was resized. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const quotation = root.querySelector('blockquote');
  if (quotation) {
    let waiting: number | undefined;
    fit(quotation);
    window.addEventListener('resize', () => {
      clearTimeout(waiting);
      waiting = window.setTimeout(() => fit(quotation), layoutResizeDebounceMs);
    });
  }
  onReady();
}

function fit(quotation: HTMLElement): void {
  // It is measured as it stands when it is set large.
  delete quotation.dataset['size'];
  quotation.dataset['size'] = quoteSize(quotation.getBoundingClientRect().height);
}
