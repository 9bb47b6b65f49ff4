/** A search that a visitor saved in this browser. */
export interface SavedSearch {
  /** The names of its filters. */
  readonly name: string;
  /** The address of the list. */
  readonly href: string;
  /** The address at which an alert with its filters is created. */
  readonly alert: string;
}

/** The name under which this browser stores them. */
const storageKey = 'parvis_saved_searches';
/** The oldest ones beyond this number are dropped. */
const mostSaved = 20;

/** Returns the stored searches, newest first; those that are not ours are left out. */
export function readSaved(storage: Pick<Storage, 'getItem'>): readonly SavedSearch[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSavedSearch) : [];
  } catch {
    return [];
  }
}

/** Returns the searches with another one first; the same address is saved once. */
export function withSearch(
  saved: readonly SavedSearch[],
  one: SavedSearch,
): readonly SavedSearch[] {
  return [one, ...withoutSearch(saved, one.href)].slice(0, mostSaved);
}

export function withoutSearch(saved: readonly SavedSearch[], href: string): readonly SavedSearch[] {
  return saved.filter((other) => other.href !== href);
}

/** Stores searches. @returns whether the browser took them: one may refuse to store anything */
export function storeSaved(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  saved: readonly SavedSearch[],
): boolean {
  try {
    if (saved.length === 0) storage.removeItem(storageKey);
    else storage.setItem(storageKey, JSON.stringify(saved));
    return true;
  } catch {
    return false;
  }
}

/** Addresses lead to this site only: they begin with a single slash. */
function isSavedSearch(one: unknown): one is SavedSearch {
  if (typeof one !== 'object' || one === null) return false;
  const { name, href, alert }: Partial<Record<keyof SavedSearch, unknown>> = one;
  const isPath = (path: unknown) => typeof path === 'string' && /^\/(?![/\\])/.test(path);
  return typeof name === 'string' && name !== '' && isPath(href) && isPath(alert);
}
