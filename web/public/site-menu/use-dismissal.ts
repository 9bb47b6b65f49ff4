import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back on what closes a menu: Escape, a press outside it, or the focus gone elsewhere. */
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
      if (event.key !== 'Escape') return;
      element.querySelector<HTMLElement>('details[open] > summary')?.focus();
      dismiss();
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
