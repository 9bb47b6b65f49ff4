import { arrowKeys, enterKey, escapeKey, tabKey } from '@parvis/contracts/limits/keyboard.ts';
import type { ComboboxEvent } from './combobox.machine.ts';

const [arrowUp, , arrowDown] = arrowKeys;

/** What a key pressed in the field means to the combobox; nothing when it is the field's own. */
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
