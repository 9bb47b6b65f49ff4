import { useEffect, useEffectEvent } from 'react';

/** Saves on Ctrl+S (⌘S) instead of opening the browser's dialog. */
export function useSaveKey(save: () => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
