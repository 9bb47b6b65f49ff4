import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { allowsMotion } from './use-reduced-motion.ts';

/** What says that somebody scrolls by hand, also while a row is on its way elsewhere. */
const handEvents = ['wheel', 'pointerdown', 'touchstart'] as const;
/** Rows come to rest on whole pixels. */
const nearPixels = 2;

/**
 * Scrolls a row to its slide `index`, and calls back with the slide that it has been scrolled to by
 * hand. A way that is given up for another also ends, somewhere between both: that is no hand.
 */
export function useVisibleSlide(
  row: RefObject<HTMLElement | null>,
  index: number,
  onSettle: (index: number) => void,
): void {
  const settle = useEffectEvent(onSettle);
  const goal = useRef<number | undefined>(undefined);
  useEffect(() => {
    const slide = row.current?.children[index];
    if (!row.current || !(slide instanceof HTMLElement)) return;
    const { scrollLeft, scrollWidth, clientWidth } = row.current;
    const left = Math.min(slide.offsetLeft, scrollWidth - clientWidth);
    if (Math.abs(left - scrollLeft) < nearPixels) return;
    goal.current = left;
    row.current.scrollTo({ left, behavior: allowsMotion() ? 'smooth' : 'auto' });
  }, [row, index]);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const byHand = () => {
      goal.current = undefined;
    };
    const onScrollEnd = () => {
      const { scrollLeft } = element;
      const isOnTheWay =
        goal.current !== undefined && Math.abs(scrollLeft - goal.current) >= nearPixels;
      if (isOnTheWay) return;
      goal.current = undefined;
      const slides = [...element.children].filter((slide) => slide instanceof HTMLElement);
      const distances = slides.map((slide) => Math.abs(slide.offsetLeft - scrollLeft));
      settle(distances.indexOf(Math.min(...distances)));
    };
    element.addEventListener('scrollend', onScrollEnd);
    for (const type of handEvents) element.addEventListener(type, byHand, { passive: true });
    return () => {
      element.removeEventListener('scrollend', onScrollEnd);
      for (const type of handEvents) element.removeEventListener(type, byHand);
    };
  }, [row]);
}
