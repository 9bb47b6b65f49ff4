import { pageLanguage } from '../../public/page-language.ts';
import { composeCookies } from './menu-memory.ts';

/** On a home page, resets the stored position of the small screen's menu. */
export function hydrate(_root: HTMLElement, onReady: () => void): void {
  const locale = pageLanguage();
  for (const cookie of composeCookies(locale, undefined)) document.cookie = cookie;
  onReady();
}
