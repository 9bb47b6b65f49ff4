import {
  contentNavShowsAfterPx,
  summaryScrollDurationMs,
  summaryScrollOffsetPx,
} from '@parvis/contracts/limits/summary.ts';
import { scrollPage } from '../../public/scrolling/scroll-page.ts';
import { activeEntry, numberOfHash } from './active-entry.ts';

interface Entry {
  readonly link: HTMLAnchorElement;
  readonly heading: HTMLElement;
}

function listEntries(root: HTMLElement): readonly Entry[] {
  return [...root.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
}

function topOf({ heading }: Entry): number {
  return heading.getBoundingClientRect().top;
}

/** Tells whether facts still stand where the summary would be shown. */
function isTaken(root: HTMLElement): boolean {
  const facts = root.parentElement?.querySelector('[data-facts]')?.getBoundingClientRect();
  const place = root.querySelector('nav')?.getBoundingClientRect();
  if (!facts || !place) return false;
  return facts.left < place.right && facts.bottom > place.top;
}

/** Updates whether the summary is visible, and which entry is active. */
function follow(root: HTMLElement, entries: readonly Entry[]): void {
  const isScrolled = window.scrollY > contentNavShowsAfterPx;
  root.toggleAttribute('data-shown', isScrolled && !isTaken(root));
  const active = activeEntry(entries.map(topOf));
  for (const [index, { link }] of entries.entries()) {
    if (index === active) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}

/** Scrolls to an entry's heading and focuses it, so that reading continues from there. */
async function go(entry: Entry): Promise<void> {
  const there = () => window.scrollY + topOf(entry) - summaryScrollOffsetPx;
  if (!(await scrollPage(there, summaryScrollDurationMs))) return;
  entry.heading.tabIndex = -1;
  entry.heading.focus({ preventScroll: true });
}

/**
 * Hydrates the summary: links scroll, the hash becomes a number, and numeric hashes lead to
 * entries.
 */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const entries = listEntries(root);
  const list = root.querySelector<HTMLElement>('[popover]');
  const open = (number: number) => {
    const entry = entries[number - 1];
    if (entry) void go(entry);
    return entry !== undefined;
  };
  const openHash = () => open(numberOfHash(location.hash) ?? 0);

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const own = entries.findIndex((entry) => entry.link === link) + 1;
    const isHere = link.pathname === location.pathname && link.search === location.search;
    const number = own || (isHere ? numberOfHash(link.hash) : undefined);
    if (!number || !open(number)) return;
    event.preventDefault();
    if (list?.matches(':popover-open')) list.hidePopover();
    if (location.hash !== `#${number}`) history.pushState(null, '', `#${number}`);
  });
  window.addEventListener('popstate', openHash);
  let frame = 0;
  window.addEventListener(
    'scroll',
    () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => follow(root, entries));
    },
    { passive: true },
  );
  follow(root, entries);
  openHash();
  onReady();
}
