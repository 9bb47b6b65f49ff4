import type { LivePostContent } from '../live-posts/live-post.ts';
import type { RedirectContent } from '../redirects/redirect.ts';
import { toPlainText } from '../rich-text/plain-text.ts';
import { byLocale, type Locale } from '../site/locale.ts';

/** The name of an item in each language. */
export type Names = Readonly<Record<Locale, string>>;

/** The number of characters of a live post that its name shows. */
const maxPostName = 80;

/** The same in all languages. */
export function sameNames(name: string): Names {
  return byLocale(() => name);
}

/** Returns the name of a redirect: its address. */
export function redirectNames({ from }: Pick<RedirectContent, 'from'>): Names {
  return sameNames(from);
}

/** Returns the name of a live post: its first words. */
export function postNames({ text }: Pick<LivePostContent, 'text'>): Names {
  return sameNames(toPlainText(text).slice(0, maxPostName));
}
