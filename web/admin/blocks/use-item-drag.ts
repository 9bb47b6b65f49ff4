import type { DragEvent } from 'react';

type DragOfItem = DragEvent<HTMLElement>;

/**
 * Handles dragging an item of a list by its handle, and dropping it before or after another item of
 * the same list.
 */
export function useItemDrag(onMove: (from: number, to: number) => void) {
  const mark = ({ currentTarget }: DragOfItem, place: 'before' | 'after' | undefined) => {
    if (place === undefined) delete currentTarget.dataset['drop'];
    else currentTarget.dataset['drop'] = place;
  };
  return {
    grip: {
      draggable: true,
      onDragStart: (event: DragOfItem) => {
        const item = event.currentTarget.closest('li');
        if (item === null) return;
        item.dataset['dragged'] = '';
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setDragImage(item, 0, 0);
        event.stopPropagation();
      },
      onDragEnd: ({ currentTarget }: DragOfItem) =>
        delete currentTarget.closest('li')?.dataset['dragged'],
    },
    target: {
      onDragOver: (event: DragOfItem) => {
        if (readPlaces(event) === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        mark(event, isInLowerHalf(event) ? 'after' : 'before');
      },
      onDragLeave: (event: DragOfItem) => mark(event, undefined),
      onDrop: (event: DragOfItem) => {
        mark(event, undefined);
        const places = readPlaces(event);
        if (places === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        const { from, over } = places;
        const to = over + (isInLowerHalf(event) ? 1 : 0) - (from < over ? 1 : 0);
        if (to !== from) onMove(from, to);
      },
    },
  };
}

/**
 * Returns the positions of the dragged item, and of the one under it; undefined when that is in
 * another list.
 */
function readPlaces({ currentTarget }: DragOfItem): { from: number; over: number } | undefined {
  const items = [...(currentTarget.parentElement?.children ?? [])];
  const from = items.findIndex((item) => item.hasAttribute('data-dragged'));
  return from === -1 ? undefined : { from, over: items.indexOf(currentTarget) };
}

function isInLowerHalf({ clientY, currentTarget }: DragOfItem): boolean {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY > top + height / 2;
}
