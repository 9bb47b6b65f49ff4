import { currentSearchCookieSeconds } from '@parvis/contracts/limits/cookies.ts';
import { cookieLine } from '../../public/cookies/cookie-line.ts';
import { currentSearchCookie } from './search-path.ts';

/** Keeps a list's address as it stands when the list is left, for the way back to it. */
export function hydrate(_root: HTMLElement, onReady: () => void): void {
  window.addEventListener('pagehide', () => {
    const address = location.pathname + location.search;
    document.cookie = cookieLine(currentSearchCookie, address, currentSearchCookieSeconds);
  });
  onReady();
}
