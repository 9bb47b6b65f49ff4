import { locales } from '@parvis/contracts/site/locale.ts';
import { cookieLine } from '../../public/cookies/cookie-line.ts';
import { cookies } from '../consent/cookies.ts';

/**
 * Returns the language that a browser prefers among the site's.
 * @param preferred most preferred first
 */
export function preferredLanguage(preferred: readonly string[]): string | undefined {
  const spoken = preferred.map((language) => language.toLowerCase().split('-')[0]);
  return spoken.find((language) => locales.some((locale) => locale === language));
}

/** Shows the suggestion, once, if the browser prefers the language that the root names. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  if (preferredLanguage(navigator.languages) === root.lang) {
    document.cookie = cookieLine(cookies.language.name, '1', cookies.language.lasts.seconds);
    root.hidden = false;
  }
  root.querySelector('button')?.addEventListener('click', () => {
    root.hidden = true;
  });
  onReady();
}
