import { type RefObject, useEffect, useEffectEvent } from 'react';

/** By what something is held in place while it is read. */
export type HoldReason = 'pointer' | 'focus';

/** Calls back when the mouse comes over an element or the focus into it, and when they leave. */
export function useHold(
  root: RefObject<HTMLElement | null>,
  onChange: (by: HoldReason, isHeld: boolean) => void,
): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onEnter = () => tell('pointer', true);
    const onLeave = () => tell('pointer', false);
    const onFocus = () => tell('focus', true);
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) tell('focus', false);
    };
    element.addEventListener('pointerenter', onEnter);
    element.addEventListener('pointerleave', onLeave);
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', onBlur);
    return () => {
      element.removeEventListener('pointerenter', onEnter);
      element.removeEventListener('pointerleave', onLeave);
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onBlur);
    };
  }, [root]);
}
