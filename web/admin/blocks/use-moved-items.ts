import { useRef } from 'react';

/**
 * Changes the items of an ordered list (`ListItem`), and focuses one of them at its new position.
 */
export function useMovedItems<Item>(onChange: (items: Item[]) => void) {
  const list = useRef<HTMLOListElement>(null);
  const change = (items: Item[], focused: number) => {
    onChange(items);
    // After React has rendered the new order.
    requestAnimationFrame(() => {
      const places = list.current?.querySelectorAll<HTMLElement>(':scope > li > [role=group]');
      places?.[focused]?.focus();
    });
  };
  return {
    list,
    change,
    move: (items: readonly Item[], from: number, to: number) =>
      change(items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1)), to),
  };
}
