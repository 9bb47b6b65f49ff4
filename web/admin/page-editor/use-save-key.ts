import { useEffect, useEffectEvent } from 'react';
import type { EditingSession } from './use-editing-session.ts';

/** Ctrl+S (⌘S) saves, with Shift as a draft; the browser's own dialog never opens. */
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
