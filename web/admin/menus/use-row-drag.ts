import type { DragEvent } from 'react';
import { type DropPlace, rowsAfterDrop, type TreeRow } from './menu-tree.ts';

const dragged = 'application/x-parvis-menu-entry';
/**
 * The upper and lower parts of a row, which drop before and after it; the part between them drops
 * into it.
 */
const edge = 0.3;

/** Handles dragging an entry by its handle, and dropping it before, after, or into another. */
export function useRowDrag(
  rows: readonly TreeRow[],
  index: number,
  onMove: (rows: TreeRow[] | undefined) => void,
) {
  const mark = (event: DragEvent<HTMLElement>, place: DropPlace | undefined) => {
    if (place === undefined) delete event.currentTarget.dataset['drop'];
    else event.currentTarget.dataset['drop'] = place;
  };
  return {
    handle: {
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.setData(dragged, rows[index]?.id ?? '');
        event.dataTransfer.effectAllowed = 'move';
        const row = event.currentTarget.closest('li');
        if (row) event.dataTransfer.setDragImage(row, 0, 0);
      },
    },
    target: {
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!event.dataTransfer.types.includes(dragged)) return;
        event.preventDefault();
        mark(event, readPlace(event));
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => mark(event, undefined),
      onDrop: (event: DragEvent<HTMLElement>) => {
        mark(event, undefined);
        const id = event.dataTransfer.getData(dragged);
        const from = rows.findIndex((row) => row.id === id);
        if (from === -1) return;
        event.preventDefault();
        onMove(rowsAfterDrop(rows, from, index, readPlace(event)));
      },
    },
  };
}

function readPlace(event: DragEvent<HTMLElement>): DropPlace {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const part = (event.clientY - top) / height;
  if (part < edge) return 'before';
  return part > 1 - edge ? 'after' : 'inside';
}
