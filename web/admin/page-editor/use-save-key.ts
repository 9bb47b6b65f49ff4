import { useEffect, useEffectEvent } from 'react';
import type { EditingSession } from './use-editing-session.ts';

/** Saves on Ctrl+S (⌘S), with Shift as a draft, instead of opening the browser's dialog. */
export function useSaveKey({ send }: EditingSession): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    send({ type: 'save', draft: event.shiftKey });
  });
  useEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
