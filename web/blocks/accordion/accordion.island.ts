/** Keeps exactly one item open: the open item closes only when another opens. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  root.addEventListener('click', (event) => {
    const { target } = event;
    const summary = target instanceof Element ? target.closest('summary') : null;
    if (summary?.parentElement?.hasAttribute('open')) event.preventDefault();
  });
  onReady();
}
