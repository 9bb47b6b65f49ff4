/** When a region opens or closes, what was open deeper closes: it opens again on its list alone. */
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
