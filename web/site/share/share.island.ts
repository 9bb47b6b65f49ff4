import { escapeKey } from '@parvis/contracts/limits/keyboard.ts';

/** Hydrates the share menu: it copies the address, and closes on Escape and on a press outside. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const menu = root.querySelector('details');
  const copy = root.querySelector<HTMLButtonElement>('[data-copies]');
  const said = root.querySelector('[role="status"]');
  const close = () => {
    if (menu) menu.open = false;
  };
  copy?.addEventListener('click', () => {
    const { copies = '', copied = '', failed = '' } = copy.dataset;
    const done =
      navigator.clipboard?.writeText(copies) ?? Promise.reject(new Error('no clipboard'));
    void done.then(
      () => said?.replaceChildren(copied),
      () => said?.replaceChildren(failed),
    );
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== escapeKey || !menu?.open) return;
    close();
    root.querySelector('summary')?.focus();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !root.contains(target)) close();
  });
  onReady();
}
