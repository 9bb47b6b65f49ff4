import { locales, withoutPrefix } from './locale.ts';
import { routeNames, routeTable } from './routes/route-table.ts';

/** First path segments reserved for the product in addition to its routes. */
const ownWords = [
  ...locales,
  'admin',
  'api',
  'assets',
  'healthz',
  'media',
  'metrics',
  'preview',
  'readyz',
];

/** The first path segments of the routes in all languages, after the language's. */
const routeWords = routeNames
  .map((name) => routeTable[name])
  .filter(({ amongPages }) => !amongPages)
  .flatMap((route) => locales.map((locale) => firstWord(route[locale])))
  .filter((word) => word !== '');

function firstWord(pattern: string): string {
  return withoutPrefix(pattern).split('/')[1] ?? '';
}

/**
 * Slugs that no top-level page may have, in any language: the first path segments of the route
 * table (specification, sections 2 and 7) and of the product itself.
 */
export const reservedSlugs: ReadonlySet<string> = new Set([...ownWords, ...routeWords]);
