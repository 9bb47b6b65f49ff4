/**
 * Makes everything on the page except an element inert, for the keyboard and assistive technology.
 * The returned function restores it; what was inert before remains inert.
 */
export function isolate(element: Element): () => void {
  const hidden: Element[] = [];
  for (
    let inner = element, outer = inner.parentElement;
    outer !== null && inner !== document.body;
    inner = outer, outer = inner.parentElement
  ) {
    for (const sibling of outer.children)
      if (sibling !== inner && !sibling.hasAttribute('inert')) hidden.push(sibling);
  }
  for (const one of hidden) one.setAttribute('inert', '');
  return () => {
    for (const one of hidden) one.removeAttribute('inert');
  };
}
