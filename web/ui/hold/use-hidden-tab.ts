import { useEffect, useEffectEvent } from 'react';

/** Calls back with whether the page's tab is hidden, at once and whenever that changes. */
export function useHiddenTab(onChange: (isHidden: boolean) => void): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const look = () => tell(document.visibilityState === 'hidden');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
