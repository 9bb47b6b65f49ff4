import type { KeyboardEvent } from 'react';

/** The place of an input of the grid; -1 for headings. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Returns the place of an input; undefined for anything else. */
export function placeOf(target: EventTarget): Place | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const [row, column] = (target.dataset['place'] ?? '').split(' ').map(Number);
  return row === undefined || column === undefined ? undefined : { row, column };
}

/** Moves the focus by arrows, at the ends of what is written, and by Enter to the cell below. */
export function moveFocus(event: KeyboardEvent): void {
  const { target, key, currentTarget, shiftKey } = event;
  const at = placeOf(target);
  if (at === undefined || !(target instanceof HTMLInputElement)) return;
  const [start, end] = [target.selectionStart ?? 0, target.selectionEnd ?? 0];
  const steps: Readonly<Record<string, readonly [number, number] | undefined>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    Enter: [shiftKey ? -1 : 1, 0],
    ArrowLeft: end === 0 ? [0, -1] : undefined,
    ArrowRight: start === target.value.length ? [0, 1] : undefined,
  };
  const step = steps[key];
  if (step === undefined) return;
  const place = `${at.row + step[0]} ${at.column + step[1]}`;
  const next = currentTarget.querySelector<HTMLInputElement>(`[data-place="${place}"]`);
  if (next === null) return;
  event.preventDefault();
  next.focus();
  next.select();
}
