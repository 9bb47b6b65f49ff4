import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false on the server and while hydrating, true once the component handles events. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
