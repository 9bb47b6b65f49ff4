import { locales } from './locale.ts';
import { routeNames, routeTable } from './routes/route-table.ts';

/** First words that the product keeps for itself besides its routes. */
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

/** The first words of the routes' paths in both languages, without the language's own. */
const routeWords = routeNames
  .map((name) => routeTable[name])
  .filter(({ amongPages }) => !amongPages)
  .flatMap((route) => locales.map((locale) => firstWord(route[locale])))
  .filter((word) => word !== '');

function firstWord(pattern: string): string {
  return /^(?:\/en)?\/([^/]*)/.exec(pattern)?.[1] ?? '';
}

/**
 * First words of addresses that are not pages: the route table's (specification, sections 2 and 7)
 * and the product's own. No page directly under the root, in either language, may take one.
 */
export const reservedSlugs: ReadonlySet<string> = new Set([...ownWords, ...routeWords]);
