import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Hears keys pressed anywhere inside an element that takes no focus of its own. */
export function useKeyDown(
  place: RefObject<HTMLElement | null>,
  listener: (event: KeyboardEvent) => void,
): void {
  const notify = useEffectEvent(listener);
  useEffect(() => {
    const element = place.current;
    const onKeyDown = (event: KeyboardEvent) => notify(event);
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [place]);
}
