import { useSyncExternalStore } from 'react';

/** An unlocked key is forgotten after this long without the officer doing anything, in milliseconds. */
const idleMs = 15 * 60_000;

let unlocked: string | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(identity: string | undefined): void {
  unlocked = identity;
  for (const listener of listeners) listener();
}

/** Keeps an officer’s private key in the memory of this page, until it is locked, left or idle. */
export function unlockKey(identity: string): void {
  set(identity);
  stayUnlocked();
}

/** Forgets the private key. */
export function lockKey(): void {
  clearTimeout(idle);
  set(undefined);
}

/** Starts the time anew with everything that the officer does; returns what ends that. */
export function watchIdleness(): () => void {
  const signs = ['keydown', 'pointerdown'] as const;
  for (const sign of signs) addEventListener(sign, stayUnlocked);
  return () => {
    for (const sign of signs) removeEventListener(sign, stayUnlocked);
  };
}

function stayUnlocked(): void {
  clearTimeout(idle);
  if (unlocked !== undefined) idle = setTimeout(lockKey, idleMs);
}

/** The unlocked private key, if it is. */
export function useUnlockedKey(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => unlocked,
  );
}
