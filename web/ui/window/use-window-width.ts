import { useEffect, useEffectEvent } from 'react';

/** Calls back with the window's width immediately and whenever it changes, in CSS pixels. */
export function useWindowWidth(onWidth: (width: number) => void): void {
  const notify = useEffectEvent(onWidth);
  useEffect(() => {
    const measure = () => notify(window.innerWidth);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
}
