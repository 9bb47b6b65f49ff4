import { cookieValue } from '../../public/cookies/cookie-value.ts';
import { cookies } from '../consent/cookies.ts';
import { safeSearchPath } from './search-path.ts';

/** Shows the link back to the last search, if the cookie has one. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const link = root.querySelector('a');
  const kept = cookieValue(document.cookie, cookies.search.name);
  const path = kept && safeSearchPath(kept, location.origin);
  if (link && path) {
    link.href = path;
    link.hidden = false;
  }
  onReady();
}
