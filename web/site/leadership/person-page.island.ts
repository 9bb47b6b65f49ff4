/**
 * On a person's own page. Where it stands in the history of the page of leaders, which it was shown on
 * before it was loaded anew, the browser changes its address alone: the page of that address is loaded.
 */
export function hydrate(_root: HTMLElement, onReady: () => void): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (location.pathname !== pathname) location.reload();
  });
  onReady();
}
