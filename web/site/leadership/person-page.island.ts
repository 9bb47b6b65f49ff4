/**
 * Runs on a person's own page. When its history entry belongs to the page of leaders, on which it
 * was shown before a reload, the browser only changes the address: the page of that address is then
 * loaded.
 */
export function hydrate(_root: HTMLElement, onReady: () => void): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (location.pathname !== pathname) location.reload();
  });
  onReady();
}
