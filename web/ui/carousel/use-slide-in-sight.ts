import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back with the index of the slide that a row has been scrolled to by hand. */
export function useSlideInSight(
  row: RefObject<HTMLElement | null>,
  onSettle: (index: number) => void,
): void {
  const settle = useEffectEvent(onSettle);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const onScrollEnd = () => {
      const slides = [...element.children].filter((slide) => slide instanceof HTMLElement);
      const distances = slides.map((slide) => Math.abs(slide.offsetLeft - element.scrollLeft));
      settle(distances.indexOf(Math.min(...distances)));
    };
    element.addEventListener('scrollend', onScrollEnd);
    return () => element.removeEventListener('scrollend', onScrollEnd);
  }, [row]);
}
