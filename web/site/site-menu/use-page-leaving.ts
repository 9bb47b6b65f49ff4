import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the page is left, so that a page restored from the back-forward cache has no open
 * menu.
 */
export function usePageLeaving(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const onPageHide = () => leave();
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, []);
}
