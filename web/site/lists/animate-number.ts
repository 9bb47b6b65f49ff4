import { resultCounterAnimationMs } from '@parvis/contracts/limits/lists.ts';

/** A whole number in French or English format. */
const wholeNumber = /\d[\d,\u00a0\u202f]*/;

/**
 * Animates the number in an element from the one in its former text to the current one, unless
 * reduced motion is preferred. The text of the element is the same before and after.
 */
export function animateNumber(element: HTMLElement, former: string): void {
  const words = element.textContent;
  const [from, to] = [numberIn(former), numberIn(words)];
  if (from === undefined || to === undefined || from === to) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const written = new Intl.NumberFormat(document.documentElement.lang);
  const started = performance.now();
  const step = () => {
    const share = Math.min(1, (performance.now() - started) / resultCounterAnimationMs);
    const shown = written.format(Math.round(from + (to - from) * share));
    element.textContent = share === 1 ? words : words.replace(wholeNumber, shown);
    if (share < 1) requestAnimationFrame(step);
  };
  step();
}

function numberIn(words: string): number | undefined {
  const [found] = wholeNumber.exec(words) ?? [];
  return found === undefined ? undefined : Number(found.replaceAll(/\D/g, ''));
}
