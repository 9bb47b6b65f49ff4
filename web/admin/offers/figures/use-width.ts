import { useEffect, useRef, useState } from 'react';

/** The width before layout, in pixels. */
const firstWidth = 640;

/**
 * Returns a ref for an element, and its width in pixels: charts are drawn for the available width.
 */
export function useWidth<E extends Element>() {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(firstWidth);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
