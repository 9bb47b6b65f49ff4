import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The reason why a moving element is held. */
export type HoldReason = 'pointer' | 'focus';

/** Calls back when the pointer or the focus enters an element, and when it leaves. */
export function useHold(
  root: RefObject<HTMLElement | null>,
  onChange: (by: HoldReason, isHeld: boolean) => void,
): void {
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onEnter = () => notify('pointer', true);
    const onLeave = () => notify('pointer', false);
    const onFocus = () => notify('focus', true);
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget)))
        notify('focus', false);
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
