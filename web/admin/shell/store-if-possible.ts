/**
 * Stores a text in this browser.
 * @returns false when there is no room for it, or nothing may be stored
 */
export function storeIfPossible(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
