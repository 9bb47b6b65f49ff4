import { type RefObject, useEffect } from 'react';

const attribute = 'aria-activedescendant';

/**
 * Removes the reference to an active option that is no longer listed from fields below an element: the
 * library makes it half a second after an option became active, when results may have replaced it.
 */
export function useListedActive(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = within.current;
    if (root === null) return undefined;
    const observer = new MutationObserver(() => {
      for (const field of root.querySelectorAll(`[${attribute}]`))
        if (document.getElementById(field.getAttribute(attribute) ?? '') === null)
          field.removeAttribute(attribute);
    });
    const attributeFilter = [attribute];
    observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter });
    return () => observer.disconnect();
  }, [within]);
}
