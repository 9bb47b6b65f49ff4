import { storeIfPossible } from '../shell/store-if-possible.ts';

const storageKey = 'parvis.position';

/**
 * The latest log position returned by a write of this tab; reads send it as `after`, so that
 * editors always read their own writes, even after a reload.
 */
export const logPosition = {
  current(): string | undefined {
    return sessionStorage.getItem(storageKey) ?? undefined;
  },
  /**
   * Stores the position if it is newer; positions compare as text. If it cannot be stored, the
   * server still has the session's last position.
   */
  note(position: string): void {
    const known = sessionStorage.getItem(storageKey);
    if (known === null || position > known) storeIfPossible(sessionStorage, storageKey, position);
  },
  /**
   * Removes the position: a read model that never reaches it (a restored backup) must not block every
   * read.
   */
  forget(): void {
    sessionStorage.removeItem(storageKey);
  },
};
