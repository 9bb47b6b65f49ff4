import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A point in the container, in CSS pixels from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Scaled {
  readonly scale: number;
  /** The image's aspect ratio, width by height. */
  readonly ratio: number;
}

/**
 * Passes the scale to the container's style sheet, and scrolls so that the point last aimed at stays in
 * place; without one, the middle of the container. Returns the function that sets the point.
 */
export function useScaled(
  room: RefObject<HTMLElement | null>,
  { scale, ratio }: Scaled,
): (point: Point | undefined) => void {
  const aimed = useRef<Point | undefined>(undefined);
  const before = useRef(scale);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = element;
    const { x, y } = aimed.current ?? { x: clientWidth / 2, y: clientHeight / 2 };
    const growth = scale / before.current;
    element.style.setProperty('--scale', String(scale));
    element.style.setProperty('--ratio', String(ratio));
    element.scrollTo({
      left: (scrollLeft + x) * growth - x,
      top: (scrollTop + y) * growth - y,
      behavior: 'instant',
    });
    before.current = scale;
    aimed.current = undefined;
  }, [room, scale, ratio]);
  return (point) => {
    aimed.current = point;
  };
}
