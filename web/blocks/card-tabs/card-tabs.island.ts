/** Shows the cards of the selected theme, or all of them, and announces their number. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const buttons = [...root.querySelectorAll<HTMLElement>('button[aria-pressed]')];
  const cards = [...root.querySelectorAll<HTMLElement>('li[data-theme]')];
  const status = root.querySelector('[role="status"]');
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const { shows, status: words = '' } = button.dataset;
      for (const one of buttons) one.setAttribute('aria-pressed', String(one === button));
      for (const card of cards)
        card.hidden = shows !== undefined && card.dataset['theme'] !== shows;
      if (status) status.textContent = words;
    });
  }
  onReady();
}
