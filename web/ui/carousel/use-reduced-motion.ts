import { useEffect, useEffectEvent } from 'react';

const lessMotion = '(prefers-reduced-motion: reduce)';

/** Whether the visitor takes motion as it comes. */
export function allowsMotion(): boolean {
  return !window.matchMedia(lessMotion).matches;
}

/** Calls back with the visitor's wish at once, and again when reduced motion is preferred. */
export function useReducedMotion(onWish: (allowsMotion: boolean) => void): void {
  const tell = useEffectEvent(onWish);
  useEffect(() => {
    tell(allowsMotion());
    const query = window.matchMedia(lessMotion);
    const onChange = () => {
      if (query.matches) tell(false);
    };
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
}
