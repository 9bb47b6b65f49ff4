import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A point of the room, in CSS pixels from its corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Scaled {
  readonly scale: number;
  /** The picture's width for a height of one. */
  readonly ratio: number;
}

/**
 * Gives the room's style sheet the scale, and scrolls so that the point last aimed at stays where it
 * is; the middle of the room when nothing was aimed at.
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
