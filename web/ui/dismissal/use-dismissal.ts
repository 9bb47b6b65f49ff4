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
    const leaves = (target: EventTarget | null) =>
      target instanceof Node && !element.contains(target);
    const onPress = (event: PointerEvent) => {
      if (leaves(event.target)) dismiss();
    };
    const onFocusOut = (event: FocusEvent) => {
      if (leaves(event.relatedTarget)) dismiss();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== escapeKey) return;
      const focused = document.activeElement;
      if (focused === document.body || element.contains(focused))
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
