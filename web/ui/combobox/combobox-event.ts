import { arrowKeys, enterKey, escapeKey, tabKey } from '@parvis/contracts/limits/keyboard.ts';
import type { ComboboxEvent } from './combobox.machine.ts';

const [arrowUp, , arrowDown] = arrowKeys;

/** Maps a key pressed in the field to an event of the combobox; undefined for keys left to the field. */
export function comboboxEvent(key: string, isOpen: boolean): ComboboxEvent | undefined {
  switch (key) {
    case arrowDown:
      return { type: 'move', to: 'next' };
    case arrowUp:
      return { type: 'move', to: 'previous' };
    case enterKey:
      return isOpen ? { type: 'confirm' } : undefined;
    case escapeKey:
      return isOpen ? { type: 'hide' } : undefined;
    case tabKey:
      return isOpen ? { type: 'confirm' } : undefined;
    default:
      return undefined;
  }
}
