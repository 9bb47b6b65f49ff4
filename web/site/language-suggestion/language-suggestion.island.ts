import { cookieLine } from '../../public/cookies/cookie-line.ts';
import { cookies } from '../consent/cookies.ts';

/**
 * Returns the language that a browser prefers among the site's.
 * @param preferred most preferred first
 * @param languages those of the site, which the page names: scripts need not load their list
 */
export function preferredLanguage(
  preferred: readonly string[],
  languages: readonly string[],
): string | undefined {
  const spoken = preferred.map((language) => language.toLowerCase().split('-')[0]);
  return spoken.find((language) => languages.includes(language ?? ''));
}

/** Shows the suggestion, once, if the browser prefers the language that the root names. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const languages = root.dataset['languages']?.split(' ') ?? [];
  if (preferredLanguage(navigator.languages, languages) === root.lang) {
    document.cookie = cookieLine(cookies.language.name, '1', cookies.language.lasts.seconds);
    root.hidden = false;
  }
  root.querySelector('button')?.addEventListener('click', () => {
    root.hidden = true;
  });
  onReady();
}
