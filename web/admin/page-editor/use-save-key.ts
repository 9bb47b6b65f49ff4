import { useEffect, useEffectEvent } from 'react';
import type { Save } from './use-save.tsx';

/** Saves on Ctrl+S (⌘S), with Shift as a draft, instead of opening the browser's dialog. */
export function useSaveKey(save: Save): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    save(event.shiftKey);
  });
  useEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
