import { escapeKey } from '@parvis/contracts/limits/keyboard.ts';

/** Lets a credit that is open be closed with Escape, a press elsewhere, or by going on. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const isOutside = (target: EventTarget | null) =>
    !(target instanceof Node && root.contains(target));
  const close = () => root.removeAttribute('open');
  document.addEventListener('pointerdown', ({ target }) => {
    if (isOutside(target)) close();
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget !== null && isOutside(relatedTarget)) close();
  });
  root.addEventListener('keydown', (event) => {
    if (event.key !== escapeKey || !root.hasAttribute('open')) return;
    event.stopPropagation();
    close();
    root.querySelector('summary')?.focus();
  });
  onReady();
}
