import type { LivePostContent } from '../live-posts/live-post.ts';
import type { RedirectContent } from '../redirects/redirect.ts';
import { plainTextOf } from '../rich-text/plain-text.ts';

/** What something is called in each language. */
export interface Names {
  readonly fr: string;
  readonly en: string;
}

/** Characters of a live post by which it is known. */
const maxPostName = 80;

/** The same in both languages. */
export function sameNames(name: string): Names {
  return { fr: name, en: name };
}

/** What a redirect is called: the address that it is for. */
export function redirectNames({ from }: Pick<RedirectContent, 'from'>): Names {
  return sameNames(from);
}

/** What a live post is called: how it begins. */
export function postNames({ text }: Pick<LivePostContent, 'text'>): Names {
  return sameNames(plainTextOf(text).slice(0, maxPostName));
}
