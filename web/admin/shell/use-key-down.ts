import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Hears keys pressed anywhere inside an element that takes no focus of its own. */
export function useKeyDown(
  place: RefObject<HTMLElement | null>,
  listener: (event: KeyboardEvent) => void,
): void {
  const heard = useEffectEvent(listener);
  useEffect(() => {
    const element = place.current;
    const hear = (event: KeyboardEvent) => heard(event);
    element?.addEventListener('keydown', hear);
    return () => element?.removeEventListener('keydown', hear);
  }, [place]);
}
