import type { ListEvent } from './list.machine.ts';
import { currentPlace, storeScrollPosition } from './list-history.ts';
import { findPart } from './list-page.ts';

type SendEvent = (event: ListEvent) => void;

interface Watched {
  /** The list's address without any filter. */
  readonly base: string;
  /** Whether scrolling to the “show more” button presses it. */
  readonly loadsOnScroll: boolean;
}

/**
 * Reports interactions outside the panel: the list's links, back and forward, and scrolling to the
 * end while there is a “show more” button.
 * @returns a function that stops it
 */
export function watchPage({ base, loadsOnScroll }: Watched, tell: SendEvent): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onClick = (event: MouseEvent) => {
    storeScrollPosition();
    const followed = followedLink(event);
    if (!followed) return;
    event.preventDefault();
    tell(followed);
  };
  document.addEventListener('click', onClick, { signal });
  const onReturn = () => {
    // An address that differs only in its fragment is an anchor in the page, not another list.
    if (location.hash) return;
    // The page of a campaign has data at the address of its list only.
    if (!location.pathname.startsWith(base)) return location.reload();
    tell({ type: 'restore', href: location.href, ...currentPlace() });
  };
  addEventListener('popstate', onReturn, { signal });
  // Not while the page is being left, which would abort the transition to the next one.
  addEventListener('scrollend', storeScrollPosition, { signal });
  // Visitors may have gone back or forward before the listener was added, or returned from another
  // page.
  if (hasTravelled() || currentPlace()?.before.length) onReturn();
  const stopScrolling = loadsOnScroll ? loadOnScroll(tell, signal) : () => undefined;
  return () => {
    stop.abort();
    stopScrolling();
  };
}

/** Returns whether the address differs from the one from which the document was loaded. */
function hasTravelled(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  if (!loaded) return false;
  const { pathname, search } = new URL(loaded.name, location.href);
  return pathname + search !== location.pathname + location.search;
}

/** Returns the request of a plain click on one of the list's links. */
function followedLink(event: MouseEvent): ListEvent | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link) return undefined;
  if (link.closest('[data-show-more]')) return { type: 'more', href: link.href };
  if (!link.closest('[data-list-link]')) return undefined;
  return { type: 'follow', href: link.href, scrolls: link.closest('[data-numbered]') !== null };
}

/** Requests more when scrolling reaches the button, unless the button has the focus. */
function loadOnScroll(tell: SendEvent, signal: AbortSignal): () => void {
  const pagination = findPart('pagination');
  let isScrolling = false;
  const seen = new IntersectionObserver((entries) => {
    const isSeen = entries.some(({ isIntersecting }) => isIntersecting);
    const link = pagination?.querySelector<HTMLAnchorElement>('[data-show-more] a');
    const isUsed = link === document.activeElement;
    if (isSeen && isScrolling && link && !isUsed) tell({ type: 'more', href: link.href });
  });
  const watchButton = () => {
    seen.disconnect();
    const button = pagination?.querySelector('[data-show-more]');
    if (button) seen.observe(button);
  };
  const onScroll = () => {
    isScrolling = true;
    watchButton();
  };
  addEventListener('scroll', onScroll, { once: true, passive: true, signal });
  // Every response contains a new button.
  const replaced = new MutationObserver(watchButton);
  if (pagination) replaced.observe(pagination, { childList: true });
  return () => {
    seen.disconnect();
    replaced.disconnect();
  };
}
