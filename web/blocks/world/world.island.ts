/**
 * When a region opens or closes, its open descendants close, so that it reopens with only its list
 * visible.
 */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  root.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement)) return;
      for (const deeper of target.querySelectorAll('details[open]')) deeper.removeAttribute('open');
    },
    // A toggle does not bubble.
    { capture: true },
  );
  onReady();
}
