import { useSyncExternalStore } from 'react';

/**
 * How long an officer may be idle before the unlocked key is cleared from memory, in milliseconds.
 */
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
  restartIdleTimer();
}

/** Clears the private key from memory. */
export function lockKey(): void {
  clearTimeout(idle);
  set(undefined);
}

/** Restarts the idle timer with every action of the officer; returns a function that stops it. */
export function watchIdleness(): () => void {
  const signs = ['keydown', 'pointerdown'] as const;
  for (const sign of signs) addEventListener(sign, restartIdleTimer);
  return () => {
    for (const sign of signs) removeEventListener(sign, restartIdleTimer);
  };
}

function restartIdleTimer(): void {
  clearTimeout(idle);
  if (unlocked !== undefined) idle = setTimeout(lockKey, idleMs);
}

/** Returns the unlocked private key at this moment, if any. */
export function unlockedKey(): string | undefined {
  return unlocked;
}

/** Returns the unlocked private key, if any. */
export function useUnlockedKey(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => unlocked,
  );
}
