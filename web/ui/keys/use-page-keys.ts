import { useEffect, useEffectEvent } from 'react';

/** Calls back with every key pressed on the page, but for those that are the browser's own commands. */
export function usePageKeys(onKey: (event: KeyboardEvent) => void): void {
  const tell = useEffectEvent(onKey);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey) tell(event);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
