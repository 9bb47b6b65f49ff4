/** The link that a click presses and that may be followed in place: without a key that opens it elsewhere. */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  return target.closest('a') ?? undefined;
}
