import { useEffect, useEffectEvent } from 'react';

/** Calls back when the page is left: a page that the browser brings back has no menu hanging open. */
export function usePageLeaving(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const onPageHide = () => leave();
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, []);
}
