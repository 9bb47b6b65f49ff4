/** The state of a list in a history entry: the pages shown, and the scroll position. */
export interface ListPlace {
  /** Addresses of the pages shown before the entry's own. */
  readonly before: readonly string[];
  readonly scrollY: number;
}

/** Returns the state in the current history entry. */
export function currentPlace(): ListPlace | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('before' in state)) return undefined;
  const { before } = state;
  if (!Array.isArray(before) || !before.every((path) => typeof path === 'string')) return undefined;
  const isScrolled = 'scrollY' in state && typeof state.scrollY === 'number';
  return { before, scrollY: isScrolled ? Number(state.scrollY) : 0 };
}

/** Stores the scroll position, so that it can be restored when the visitor goes back. */
export function storeScrollPosition(): void {
  const place: ListPlace = { before: currentPlace()?.before ?? [], scrollY };
  history.replaceState(place, '');
}

/** Records that another list replaces the current one. */
export function enterPage(url: string): void {
  storeScrollPosition();
  const place: ListPlace = { before: [], scrollY };
  history.pushState(place, '', url);
  history.scrollRestoration = 'auto';
}

/** Records that a page of the list is appended to those shown. */
export function addPage(url: string): void {
  const shown = location.pathname + location.search;
  const place: ListPlace = { before: [...(currentPlace()?.before ?? []), shown], scrollY };
  history.replaceState(place, '', url);
  // The restored document has only one page: a browser would animate to its end while the others
  // are inserted before it.
  history.scrollRestoration = 'manual';
}
