import { locales } from './locale.ts';
import { routeNames, routeTable } from './routes/route-table.ts';

/** First path segments reserved for the product in addition to its routes. */
const ownWords = [
  'admin',
  'api',
  'assets',
  'en',
  'fr',
  'healthz',
  'media',
  'metrics',
  'preview',
  'readyz',
];

/** The first path segments of the routes in both languages, after the language's. */
const routeWords = routeNames
  .map((name) => routeTable[name])
  .filter(({ amongPages }) => !amongPages)
  .flatMap((route) => locales.map((locale) => firstWord(route[locale])))
  .filter((word) => word !== '');

function firstWord(pattern: string): string {
  return /^(?:\/en)?\/([^/]*)/.exec(pattern)?.[1] ?? '';
}

/**
 * Slugs that no top-level page may have, in either language: the first path segments of the route
 * table (specification, sections 2 and 7) and of the product itself.
 */
export const reservedSlugs: ReadonlySet<string> = new Set([...ownWords, ...routeWords]);
