import { byLocale, type Locale, localeOfPath } from '../locale.ts';
import { foldPath } from './fold-path.ts';
import { pathOf } from './path-of.ts';
import { type PatternToken, shapes } from './route.ts';
import { type RouteName, routeNames, routeTable, routeTokens } from './route-table.ts';

/** The route that matches a path, with its parameters, including defaults. */
export interface RouteMatch {
  readonly name: RouteName;
  readonly locale: Locale;
  readonly params: Readonly<Record<string, string>>;
  /** The canonical path, to which all other spellings redirect. */
  readonly path: string;
}

const patterns = byLocale((locale) =>
  routeNames.map((name) => [name, findPattern(name, locale)] as const),
);

/**
 * Matches a path (without query), in any spelling, against the routes; undefined when none matches,
 * in which case the page tree is searched. Digits alone are a page number, never a category or a
 * filter.
 */
export function matchPath(path: string): RouteMatch | undefined {
  const folded = foldPath(path);
  if (folded === undefined) return undefined;
  const locale = localeOfPath(folded);
  for (const [name, pattern] of patterns[locale]) {
    const found = pattern.exec(folded);
    if (!found) continue;
    const params = readValues(name, found.groups ?? {});
    return { name, locale, params, path: pathOf(name, locale, params) };
  }
  return undefined;
}

function readValues(
  name: RouteName,
  found: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const values = Object.entries(routeTable[name].parameters).map(
    ([parameter, { shape, default: otherwise }]) => {
      const value = found[parameter] ?? otherwise;
      return [parameter, shape === 'page' ? String(Math.max(1, Number(value))) : value] as const;
    },
  );
  return Object.fromEntries(
    values.flatMap(([parameter, value]) => (value === undefined ? [] : [[parameter, value]])),
  );
}

function findPattern(name: RouteName, locale: Locale): RegExp {
  return new RegExp(`^${routeTokens(name, locale).map(patternSource).join('')}$`);
}

function patternSource(token: PatternToken): string {
  if (token.kind === 'text') return token.text.replaceAll(/[.|]/g, '\\$&');
  const { default: otherwise, optional, shape } = token.parameter;
  const group = `${token.separator.replace('.', '\\.')}(?<${token.name}>${shapes[shape]})`;
  return otherwise !== undefined || optional ? `(?:${group})?` : group;
}
