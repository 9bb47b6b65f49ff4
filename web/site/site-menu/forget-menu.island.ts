import { pageLanguage } from '../../public/page-language.ts';
import { cookiesOf } from './menu-memory.ts';

/** On a home page, forgets how deep the small screen's menu was left open. */
export function hydrate(_root: HTMLElement, onReady: () => void): void {
  const locale = pageLanguage();
  for (const cookie of cookiesOf(locale, undefined)) document.cookie = cookie;
  onReady();
}
