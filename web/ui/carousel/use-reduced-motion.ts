import { useEffect, useEffectEvent } from 'react';

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Whether the visitor takes motion as it comes. */
export function allowsMotion(): boolean {
  return !window.matchMedia(reducedMotionQuery).matches;
}

/** Calls back with the visitor's wish at once, and again when reduced motion is preferred. */
export function useReducedMotion(onChange: (allowsMotion: boolean) => void): void {
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    notify(allowsMotion());
    const query = window.matchMedia(reducedMotionQuery);
    const onChange = () => {
      if (query.matches) notify(false);
    };
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
}
