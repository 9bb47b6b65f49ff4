/**
 * Returns the link that a click pressed, if it may be followed in place: without a modifier key
 * that opens it elsewhere.
 */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  return target.closest('a') ?? undefined;
}
