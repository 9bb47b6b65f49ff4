import { escapeKey } from '@parvis/contracts/limits/keyboard.ts';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back when disclosures are dismissed: by Escape, a press outside, or the focus leaving.
 * Escape works wherever the focus is (a mouse may have opened one by hovering, or pressed empty space
 * in it) and returns the focus to the summary, unless the focus is elsewhere in the page.
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
    // A press on empty space moves the focus to the nearest focusable ancestor, ultimately the page.
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
