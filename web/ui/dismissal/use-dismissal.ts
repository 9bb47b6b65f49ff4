import { escapeKey } from '@parvis/contracts/limits/keyboard.ts';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back on what closes disclosures: Escape, a press outside them, or the focus gone elsewhere.
 * Escape counts wherever the focus is (a mouse may have opened one by hovering, or pressed a blank spot
 * in it) and hands the focus to what opened them, unless somebody is busy elsewhere in the page.
 */
export function useDismissal(root: RefObject<HTMLElement | null>, onDismiss: () => void): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !element.contains(target);
    const onPress = (event: PointerEvent) => {
      if (isOutside(event.target)) dismiss();
    };
    // A press on a blank spot hands the focus to whatever around it takes it, the whole page at last.
    const isAncestor = (target: EventTarget | null) =>
      target instanceof Node && target.contains(element);
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (isOutside(relatedTarget) && !isAncestor(relatedTarget)) dismiss();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== escapeKey) return;
      const focused = document.activeElement;
      if (isAncestor(focused) || !isOutside(focused))
        element.querySelector<HTMLElement>('[open] > summary')?.focus();
      dismiss();
    };
    document.addEventListener('pointerdown', onPress);
    element.addEventListener('focusout', onFocusOut);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      element.removeEventListener('focusout', onFocusOut);
      document.removeEventListener('keydown', onKey);
    };
  }, [root]);
}
