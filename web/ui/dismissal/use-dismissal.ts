import { escapeKey } from '@parvis/contracts/limits/keyboard.ts';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What closed a disclosure. */
export type Dismissal = 'escape' | 'outside';

/** Calls back on what closes a disclosure: Escape inside it, a press outside it, or the focus gone elsewhere. */
export function useDismissal(
  root: RefObject<HTMLElement | null>,
  onDismiss: (by: Dismissal) => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const leaves = (target: EventTarget | null) =>
      target instanceof Node && !element.contains(target);
    const onPress = (event: PointerEvent) => {
      if (leaves(event.target)) dismiss('outside');
    };
    const onFocusOut = (event: FocusEvent) => {
      if (leaves(event.relatedTarget)) dismiss('outside');
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === escapeKey) dismiss('escape');
    };
    document.addEventListener('pointerdown', onPress);
    element.addEventListener('focusout', onFocusOut);
    element.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      element.removeEventListener('focusout', onFocusOut);
      element.removeEventListener('keydown', onKey);
    };
  }, [root]);
}
