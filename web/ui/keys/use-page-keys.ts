import { useEffect, useEffectEvent } from 'react';

/** Calls back with every key pressed on the page, but for those that are the browser's own commands. */
export function usePageKeys(onKey: (event: KeyboardEvent) => void): void {
  const notify = useEffectEvent(onKey);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey) notify(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
