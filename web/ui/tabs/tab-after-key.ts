import { arrowKeys } from '@parvis/contracts/limits/keyboard.ts';

const [, arrowRight, , arrowLeft] = arrowKeys;

/**
 * Returns the id of the tab that a key leads to from the active one, wrapping at the ends; undefined
 * for other keys.
 */
export function tabAfterKey(
  ids: readonly string[],
  active: string,
  key: string,
): string | undefined {
  const index = ids.indexOf(active);
  switch (key) {
    case arrowRight:
      return ids[(index + 1) % ids.length];
    case arrowLeft:
      return ids.at(index - 1);
    case 'Home':
      return ids[0];
    case 'End':
      return ids.at(-1);
    default:
      return undefined;
  }
}
