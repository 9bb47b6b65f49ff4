import { cookieLine } from '../../public/cookies/cookie-line.ts';
import { cookies } from '../consent/cookies.ts';

/** Stores a list's address when the list is left, for the link back to it. */
export function hydrate(_root: HTMLElement, onReady: () => void): void {
  const { name, lasts } = cookies.search;
  window.addEventListener('pagehide', () => {
    document.cookie = cookieLine(name, location.pathname + location.search, lasts.seconds);
  });
  onReady();
}
