import { useEffect, useEffectEvent } from 'react';

/** Publishes on Ctrl+Shift+Enter (⌘⇧Enter). */
export function usePublishKey(publish: () => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || !event.shiftKey || event.key !== 'Enter') return;
    event.preventDefault();
    publish();
  });
  useEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
