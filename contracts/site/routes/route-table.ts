import { byLocale, type Locale } from '../locale.ts';
import { adminRoutes } from './admin-routes.ts';
import { fragmentRoutes } from './fragment-routes.ts';
import { publicRoutes } from './public-routes.ts';
import { type PatternToken, parsePattern, type Route } from './route.ts';

const table = { ...publicRoutes, ...fragmentRoutes, ...adminRoutes };

/** The name of a route: internal, never displayed. */
export type RouteName = keyof typeof table;

/** Every named route in order of precedence: the first that matches a path wins. */
export const routeTable: Readonly<Record<RouteName, Route>> = table;

/** Returns whether a name, for instance from a page's markup, is a route's. */
export function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(table, name);
}

/** The names of all routes, in order of precedence. */
export const routeNames: readonly RouteName[] = Object.keys(table).filter(isRouteName);

const tokens = byLocale(
  (locale) => new Map(routeNames.map((name) => [name, parsePattern(table[name], locale)])),
);

/** Returns the tokens of a route's pattern in one language, in order. */
export function routeTokens(name: RouteName, locale: Locale): readonly PatternToken[] {
  return tokens[locale].get(name) ?? [];
}
