import { type Locale, pathIn } from '../site/locale.ts';
import { pathOf } from '../site/routes/path-of.ts';
import type { ContentKind } from './kinds.ts';

/** The routes of content outside the page tree. */
export const contentRoutes: ReadonlySet<string> = new Set(['focus', 'news', 'leader']);

/**
 * Returns the public path of a page, from its ancestors' slugs and its own; a home page's slug is
 * empty.
 */
export function pagePath(locale: Locale, slugs: readonly string[]): string {
  return pathIn(locale, `/${slugs.filter((slug) => slug !== '').join('/')}`);
}

/**
 * Returns the public path of an item.
 * @param slugs those of its ancestors from the top down, then its own
 * @throws RouteGenerationError when an item outside the page tree has no slug
 */
export function contentPath(kind: ContentKind, locale: Locale, slugs: readonly string[]): string {
  const slug = slugs.at(-1) ?? '';
  switch (kind) {
    case 'chapter':
    case 'page':
      return pagePath(locale, slugs);
    case 'focus':
      return pathOf('focus', locale, { slug });
    case 'news':
      return pathOf('news', locale, { slug });
    case 'personality':
      return pathOf('leader', locale, { slug });
  }
}
