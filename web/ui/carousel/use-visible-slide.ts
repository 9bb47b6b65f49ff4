import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { allowsMotion } from './use-reduced-motion.ts';

/** Events that show that the visitor is scrolling, even during a programmatic scroll. */
const userScrollEvents = ['wheel', 'pointerdown', 'touchstart'] as const;
/** Rows snap to whole pixels. */
const tolerancePx = 2;

/**
 * Scrolls a row to its slide `index`, and calls back with the slide scrolled to by the visitor. The
 * end of a programmatic scroll that another one interrupts is ignored.
 */
export function useVisibleSlide(
  row: RefObject<HTMLElement | null>,
  index: number,
  onSettle: (index: number) => void,
): void {
  const settle = useEffectEvent(onSettle);
  const target = useRef<number | undefined>(undefined);
  useEffect(() => {
    const slide = row.current?.children[index];
    if (!row.current || !(slide instanceof HTMLElement)) return;
    const { scrollLeft, scrollWidth, clientWidth } = row.current;
    const left = Math.min(slide.offsetLeft, scrollWidth - clientWidth);
    if (Math.abs(left - scrollLeft) < tolerancePx) return;
    target.current = left;
    row.current.scrollTo({ left, behavior: allowsMotion() ? 'smooth' : 'auto' });
  }, [row, index]);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const onUserScroll = () => {
      target.current = undefined;
    };
    const onScrollEnd = () => {
      const { scrollLeft } = element;
      const isStillScrolling =
        target.current !== undefined && Math.abs(scrollLeft - target.current) >= tolerancePx;
      if (isStillScrolling) return;
      target.current = undefined;
      const slides = [...element.children].filter((slide) => slide instanceof HTMLElement);
      const distances = slides.map((slide) => Math.abs(slide.offsetLeft - scrollLeft));
      settle(distances.indexOf(Math.min(...distances)));
    };
    element.addEventListener('scrollend', onScrollEnd);
    for (const type of userScrollEvents)
      element.addEventListener(type, onUserScroll, { passive: true });
    return () => {
      element.removeEventListener('scrollend', onScrollEnd);
      for (const type of userScrollEvents) element.removeEventListener(type, onUserScroll);
    };
  }, [row]);
}
