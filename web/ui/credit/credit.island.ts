import { escapeKey } from '@parvis/contracts/limits/keyboard.ts';

/** Closes an open credit on Escape, on a press elsewhere, or when the focus leaves. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const isOutside = (target: EventTarget | null) =>
    !(target instanceof Node && root.contains(target));
  const close = () => root.removeAttribute('open');
  document.addEventListener('pointerdown', ({ target }) => {
    if (isOutside(target)) close();
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    // A press on its text moves the focus to the page around it.
    if (relatedTarget instanceof Node && !relatedTarget.contains(root) && isOutside(relatedTarget))
      close();
  });
  // Registered in the capture phase, and wherever the focus is.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== escapeKey || !root.hasAttribute('open')) return;
      event.stopPropagation();
      close();
      root.querySelector('summary')?.focus();
    },
    { capture: true },
  );
  onReady();
}
