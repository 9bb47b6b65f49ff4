import { layoutResizeDebounceMs } from '@parvis/contracts/limits/layout.ts';
import { quoteSize } from './quote-size.ts';

/** Reduces a quotation's font size with its height, on load and after the window was resized. */
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
  // Measured in place, at the large size.
  delete quotation.dataset['size'];
  quotation.dataset['size'] = quoteSize(quotation.getBoundingClientRect().height);
}
