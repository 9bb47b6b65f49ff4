import { contentRoutes } from '../content/content-path.ts';
import { locales, withHomeSlash, withoutPrefix } from '../site/locale.ts';
import { reservedSlugs } from '../site/reserved-slugs.ts';
import { fragmentRoutes } from '../site/routes/fragment-routes.ts';
import { matchPath } from '../site/routes/match-path.ts';
import { publicRoutes } from '../site/routes/public-routes.ts';
import { routeTable } from '../site/routes/route-table.ts';

export const maxRedirectLength = 2048;

/**
 * Returns a path normalised for comparison: decoded, NFC, lower case, no doubled or trailing slash.
 * Undefined for anything but a path: with a query, a fragment, dot segments or broken encoding.
 */
export function comparablePath(raw: string): string | undefined {
  if (!raw.startsWith('/') || raw.length > maxRedirectLength || /[?#]/.test(raw)) return undefined;
  const decoded = decode(raw);
  if (decoded === undefined || /[\p{Cc}\p{Cs}\\]/u.test(decoded)) return undefined;
  const segments = decoded
    .normalize('NFC')
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  if (segments.some((segment) => segment === '.' || segment === '..')) return undefined;
  const path = `/${segments.join('/')}`;
  return withHomeSlash(path);
}

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}

/** Routes of single items: when an item moves or disappears, its address can be redirected. */
const routesOfContents: ReadonlySet<string> = new Set(
  Object.entries(publicRoutes)
    .filter(([, { parameters }]) => 'slug' in parameters || 'id' in parameters)
    .map(([name]) => name),
);

const screenWords: ReadonlySet<string | undefined> = new Set(
  Object.values({ ...publicRoutes, ...fragmentRoutes })
    .flatMap((route) => locales.map((locale) => route[locale]))
    .map(firstWord),
);

/** First path segments under which the product handles every request: `admin`, `api`, `assets`… */
const ownWords: ReadonlySet<string | undefined> = new Set(
  [...reservedSlugs].filter((word) => !screenWords.has(word)),
);

/** Returns the first segment of a path, after the language's. */
function firstWord(path: string): string | undefined {
  return withoutPrefix(path).split('/')[1];
}

/** Returns whether only a content item could be found at a path. */
export function isPathOfContent(path: string): boolean {
  const route = matchPath(path)?.name;
  return route === undefined ? !shadowsRoute(path) : contentRoutes.has(route);
}

/**
 * Returns whether a redirect from this path, or from what is beneath it, would shadow a route.
 * Pages and lists keep the parameters that they know.
 */
export function shadowsRoute(source: string): boolean {
  const [path = '', query] = source.split(/\?(.*)/s);
  if (query !== undefined) return ownWords.has(firstWord(path)) || isKnownQuery(path, query);
  if (path.endsWith('/*')) return isHome(path) || ownWords.has(firstWord(path));
  const route = matchPath(path)?.name;
  if (route !== undefined && !routesOfContents.has(route)) return true;
  return ownWords.has(firstWord(path));
}

/** Whether everything of a language is beneath a prefix. */
function isHome(prefix: string): boolean {
  return withoutPrefix(prefix) === '/*';
}

function isKnownQuery(path: string, query: string): boolean {
  const route = matchPath(path)?.name;
  const known: readonly string[] = (route && routeTable[route].query) ?? [];
  return [...new URLSearchParams(query).keys()].some((name) => known.includes(name));
}
