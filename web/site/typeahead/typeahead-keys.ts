import { arrowKeys, enterKey, escapeKey, tabKey } from '@parvis/contracts/limits/keyboard.ts';

/** The effect of a key on a field with suggestions. */
export type FieldAction = 'next' | 'previous' | 'take' | 'complete' | 'close';

interface FieldState {
  readonly isOpen: boolean;
  /** Whether an option is active. */
  readonly hasActive: boolean;
  /** Whether a completion is shown. */
  readonly isCompleted: boolean;
  /** Whether the caret is after the last character. */
  readonly isAtEnd: boolean;
}

const [arrowUp, arrowRight, arrowDown] = arrowKeys;

/** Returns the effect of a key in a state of the field; undefined for its default. */
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
