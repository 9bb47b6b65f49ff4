import { storeIfPossible } from '../shell/store-if-possible.ts';

const storageKey = 'parvis.position';
/** How long reads ask for a position that read models do not reach, in milliseconds. */
const longestWaitMs = 30_000;
let notReachedSince: number | undefined;

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
    if (known !== null && position <= known) return;
    storeIfPossible(sessionStorage, storageKey, position);
    notReachedSince = undefined;
  },
  /**
   * Notes that a read model has not reached the position. Older content would replace what was just
   * saved, so reads keep asking for it; but not for ever: a read model that never reaches it must
   * not block every read.
   */
  notReached(now: number): void {
    notReachedSince ??= now;
    if (now - notReachedSince < longestWaitMs) return;
    sessionStorage.removeItem(storageKey);
    notReachedSince = undefined;
  },
};
