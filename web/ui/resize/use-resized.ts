import { useEffect, useEffectEvent } from 'react';

/** Calls back once the window has kept its size for `quietMs` milliseconds after a resize. */
export function useResized(quietMs: number, onResized: () => void): void {
  const resized = useEffectEvent(onResized);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(() => resized(), quietMs);
    };
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, [quietMs]);
}
