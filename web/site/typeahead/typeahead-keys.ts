import { arrowKeys, enterKey, escapeKey, tabKey } from '@parvis/contracts/limits/keyboard.ts';

/** What a key does to a field with suggestions, instead of what it does to any other field. */
export type FieldAction = 'next' | 'previous' | 'take' | 'complete' | 'close';

interface FieldState {
  readonly isOpen: boolean;
  /** Whether an option is active. */
  readonly hasActive: boolean;
  /** Whether something is shown behind what was typed. */
  readonly isCompleted: boolean;
  /** Whether the caret stands after the last character. */
  readonly isAtEnd: boolean;
}

const [arrowUp, arrowRight, arrowDown] = arrowKeys;

/** What a key does in a state of the field; undefined for what it always does. */
export function fieldAction(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { isOpen, hasActive, isCompleted, isAtEnd }: FieldState,
): FieldAction | undefined {
  if (key === arrowDown) return 'next';
  if (key === arrowUp) return 'previous';
  if (key === enterKey && hasActive) return 'take';
  if (isCompleted && key === tabKey && !shiftKey) return 'complete';
  if (isCompleted && key === arrowRight && isAtEnd) return 'complete';
  return key === escapeKey && isOpen ? 'close' : undefined;
}
