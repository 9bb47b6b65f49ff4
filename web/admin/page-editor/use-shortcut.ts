import { useEffect, useEffectEvent } from 'react';

/**
 * Runs a command when a key is pressed with Ctrl (⌘ on a Mac), instead of what the browser does.
 * @param isKey whether the command is the key's
 */
export function useShortcut(isKey: (event: KeyboardEvent) => boolean, run: () => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || !isKey(event)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
