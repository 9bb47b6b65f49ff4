import { useEffect, useEffectEvent } from 'react';

/** Calls back with whether the page's tab is hidden, immediately and whenever that changes. */
export function useHiddenTab(onChange: (isHidden: boolean) => void): void {
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    const report = () => notify(document.visibilityState === 'hidden');
    report();
    document.addEventListener('visibilitychange', report);
    return () => document.removeEventListener('visibilitychange', report);
  }, []);
}
