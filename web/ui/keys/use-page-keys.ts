import { useEffect, useEffectEvent } from 'react';

/** Calls back with every key pressed in the page, except combinations with Ctrl, Meta or Alt. */
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
