import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Listens to keys pressed inside an element that is not focusable itself. */
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
