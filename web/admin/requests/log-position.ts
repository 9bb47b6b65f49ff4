const storageKey = 'parvis.position';

/**
 * The newest position a write of this tab was answered with; reads ask for it as `after`, so an
 * editor always reads their own write, also after a reload.
 */
export const logPosition = {
  current(): string | undefined {
    return sessionStorage.getItem(storageKey) ?? undefined;
  },
  /** Keeps the position when it is newer than the one known; positions are ordered as text. */
  note(position: string): void {
    const known = sessionStorage.getItem(storageKey);
    if (known === null || position > known) sessionStorage.setItem(storageKey, position);
  },
  /** A read model that never reaches the position (a restored backup) must not block every read. */
  forget(): void {
    sessionStorage.removeItem(storageKey);
  },
};
