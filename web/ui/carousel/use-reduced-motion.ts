import { useEffect, useEffectEvent } from 'react';

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Returns true unless the visitor prefers reduced motion. */
export function allowsMotion(): boolean {
  return !window.matchMedia(reducedMotionQuery).matches;
}

/**
 * Calls back on mount with whether motion is allowed, and again when the visitor switches to reduced
 * motion.
 */
export function useReducedMotion(onChange: (allowsMotion: boolean) => void): void {
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    notify(allowsMotion());
    const query = window.matchMedia(reducedMotionQuery);
    const onSwitch = () => {
      if (query.matches) notify(false);
    };
    query.addEventListener('change', onSwitch);
    return () => query.removeEventListener('change', onSwitch);
  }, []);
}
