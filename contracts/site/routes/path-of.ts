import type { Locale } from '../locale.ts';
import { matchesShape, type PatternToken } from './route.ts';
import { isRouteName, type RouteName, routeTable, routeTokens } from './route-table.ts';

/** Values for a route's parameters; those that are not in its path go into the query. */
export type RouteParams = Readonly<Record<string, string | number>>;

/** The reason why no path could be generated. */
export type RouteFault = 'unknown-route' | 'missing-parameter' | 'unfit-parameter';

/** A path could not be generated: a programming error, never caused by a visitor. */
export class RouteGenerationError extends Error {
  override readonly name = 'RouteGenerationError';
  readonly fault: RouteFault;

  constructor(fault: RouteFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

type GivenToken = { readonly token: PatternToken; readonly value: string | undefined };

/**
 * Returns the canonical path of a route in a language. Defaults are omitted; parameters that are
 * not in the path become its query, in the order given.
 * @throws RouteGenerationError when the route does not exist, a required parameter is missing (an
 * optional one is required before another that was given), or a value does not match its shape
 */
export function pathOf(
  name: RouteName | (string & {}),
  locale: Locale,
  params: RouteParams = {},
): string {
  if (!isRouteName(name))
    throw new RouteGenerationError('unknown-route', `The route “${name}” does not exist.`);
  const route = routeTable[name];
  const tokens = routeTokens(name, locale).map((token) => ({
    token,
    value: token.kind === 'parameter' ? composeValue(name, token, params) : undefined,
  }));
  requireNoGap(name, tokens);
  const path = tokens.map((given) => written(given, route.spelledOut ?? false)).join('');
  const query = new URLSearchParams(
    Object.entries(params)
      .filter(([parameter]) => !Object.hasOwn(route.parameters, parameter))
      .map(([parameter, value]) => [parameter, String(value)]),
  ).toString();
  return query ? `${path}?${query}` : path;
}

function composeValue(
  route: string,
  { name, parameter }: Extract<PatternToken, { kind: 'parameter' }>,
  params: RouteParams,
): string | undefined {
  const given = Object.hasOwn(params, name) ? params[name] : undefined;
  const value = given === undefined ? parameter.default : String(given);
  if (value === undefined) {
    if (parameter.optional) return undefined;
    throw missing(route, name);
  }
  if (!matchesShape(parameter.shape, value))
    throw new RouteGenerationError(
      'unfit-parameter',
      `The route “${route}” does not take “${value}” for its parameter “${name}”.`,
    );
  return parameter.shape === 'page' ? String(Math.max(1, Number(value))) : value;
}

function requireNoGap(route: string, tokens: readonly GivenToken[]): void {
  const last = tokens.findLastIndex(({ value }) => value !== undefined);
  const gap = tokens
    .slice(0, Math.max(0, last))
    .find(({ token, value }) => token.kind === 'parameter' && value === undefined)?.token;
  if (gap?.kind === 'parameter') throw missing(route, gap.name);
}

function written({ token, value }: GivenToken, spelledOut: boolean): string {
  if (token.kind === 'text') return token.text;
  if (value === undefined || (value === token.parameter.default && !spelledOut)) return '';
  return token.separator + encodeURIComponent(value);
}

function missing(route: string, parameter: string): RouteGenerationError {
  return new RouteGenerationError(
    'missing-parameter',
    `The route “${route}” requires the parameter “${parameter}”.`,
  );
}
