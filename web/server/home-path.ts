import { pagePath } from '@parvis/contracts/content/content-path.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** Returns the path of a language's home page. */
export function homePath(locale: Locale): string {
  return pagePath(locale, []);
}
