const held = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click'] as const;
const leftToTheBrowser = new Set(['Tab', 'Enter', ' ']);

/**
 * Presses on these would be lost on a component that is not hydrated yet, or leave the page for
 * what their component shows in place; other links and fields act natively.
 */
const controls =
  'button, summary, a[data-wakes], [data-in-place], [data-list-link], [data-show-more]';

/** Whether a click is for a component, and not for a new tab or window. */
function isOnControl(event: Event): boolean {
  if (!(event instanceof MouseEvent && event.target instanceof Element)) return false;
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return false;
  return event.target.closest(controls) !== null;
}

function copyEvent(event: Event): Event {
  const init = { bubbles: true, cancelable: true, composed: true };
  if (event instanceof KeyboardEvent) {
    const { key, code, shiftKey, ctrlKey, altKey, metaKey } = event;
    return new KeyboardEvent(event.type, {
      ...init,
      key,
      code,
      shiftKey,
      ctrlKey,
      altKey,
      metaKey,
    });
  }
  if (event instanceof MouseEvent) {
    const { clientX, clientY, detail } = event;
    const pointerType = event instanceof PointerEvent ? event.pointerType : '';
    return new PointerEvent(event.type, { ...init, clientX, clientY, detail, pointerType });
  }
  return new Event(event.type, init);
}

function stillHolds(event: Event): boolean {
  return event.type !== 'focusin' || document.activeElement === event.target;
}

/**
 * Records interactions with elements whose script is still loading: the last of each type, in
 * order. The returned function stops recording and replays each interaction once, on its original
 * element: a link whose script did not arrive is then followed. Meanwhile, presses on controls have
 * no effect; everything else acts natively.
 */
export function recordTouches(elements: readonly HTMLElement[]): () => void {
  const touches = new Map<string, Event>();
  const keep = (event: Event) => {
    if (event instanceof KeyboardEvent && leftToTheBrowser.has(event.key)) return;
    if (event.type === 'click') {
      if (!isOnControl(event)) return;
      event.preventDefault();
    }
    event.stopImmediatePropagation();
    touches.delete(event.type);
    touches.set(event.type, event);
  };
  const forgetPointer = () => touches.delete('pointerover');
  for (const element of elements) {
    for (const type of held) {
      element.addEventListener(type, keep, { capture: true, passive: type === 'touchstart' });
    }
    element.addEventListener('pointerleave', forgetPointer);
  }
  return () => {
    for (const element of elements) {
      for (const type of held) element.removeEventListener(type, keep, { capture: true });
      element.removeEventListener('pointerleave', forgetPointer);
    }
    for (const event of [...touches.values()].filter(stillHolds)) {
      event.target?.dispatchEvent(copyEvent(event));
    }
  };
}
