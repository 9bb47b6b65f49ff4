/**
 * Shows the part of the page whose tab is chosen, or all parts; the address contains the choice.
 */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>(':scope > nav a')];
  const parts = [...root.querySelectorAll<HTMLElement>(':scope > [data-part]')];
  const show = (id: string) => {
    for (const part of parts) part.hidden = id !== root.id && id !== part.id;
    for (const tab of tabs) {
      if (tab.hash === `#${id}`) tab.setAttribute('aria-current', 'true');
      else tab.removeAttribute('aria-current');
    }
  };
  const follow = () => {
    const named = elementNamed();
    const part = named?.closest<HTMLElement>('[data-part]');
    const wasInSight = parts.map(({ hidden }) => !hidden);
    show(named === root ? root.id : (part?.id ?? parts[0]?.id ?? root.id));
    // A hidden part could not be scrolled to, and hiding content above it moves it.
    const hasMoved = parts.some(({ hidden }, index) => hidden === wasInSight[index]);
    if (hasMoved && part && named !== part) named?.scrollIntoView();
  };
  for (const tab of tabs) {
    tab.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (location.hash !== tab.hash) history.pushState(null, '', tab.hash);
      show(tab.hash.slice(1));
      // When the reader has scrolled far down, the newly chosen part is shown from its beginning.
      if (tab.getBoundingClientRect().top > root.getBoundingClientRect().top + 1)
        root.scrollIntoView({ behavior: 'instant' });
    });
  }
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  follow();
  root.dataset['awake'] = '';
  onReady();
}

function elementNamed(): HTMLElement | null {
  return document.getElementById(location.hash.slice(1));
}
