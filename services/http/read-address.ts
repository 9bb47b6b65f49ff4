import { isOwnPath } from '@parvis/contracts/menus/safe-links.ts';
import { foldPath } from '@parvis/contracts/site/routes/fold-path.ts';
import { matchPath, type RouteMatch } from '@parvis/contracts/site/routes/match-path.ts';
import { routeTable } from '@parvis/contracts/site/routes/route-table.ts';

/** The requested address: its canonical path, and the known query parameters. */
export interface Address {
  readonly path: string;
  /** Without `?`; the parameters known to the route, in its order. */
  readonly query: string;
  /** The other query parameters: they do not affect the page, and redirects keep them. */
  readonly others: string;
  /** Whether the page or its data is requested, where the route has both. */
  readonly as?: 'page' | 'data';
  /** The applicant profile of the reader, if the page differs by it for them. */
  readonly profile?: number;
}

/**
 * The result of reading a request's target: served as it is, redirected to its canonical form, or
 * no address at all.
 */
export type ParsedAddress =
  | ({ readonly kind: 'canonical' } & Address)
  | {
      readonly kind: 'moved';
      readonly to: string;
      /** Of a route with query parameters: its data is served under any spelling. */
      readonly address?: Address;
    }
  /** Of a path that is no text, at which there is nothing. */
  | { readonly kind: 'malformed' }
  | { readonly kind: 'too-long' };

const maxPathLength = 2048;
const maxQueryLength = 4096;

/**
 * Parses a request target. The canonical form of a path is the route's own if a route matches,
 * otherwise lowercase ASCII words without a doubled or trailing slash; of a query, the parameters
 * known to the route in its order, without the empty ones that forms without script send. Unknown
 * parameters are kept without effect.
 * @param accept the `Accept` header
 */
export function readAddress(target: string, accept = ''): ParsedAddress {
  const [raw = '/', query = ''] = target.split(/\?(.*)/s);
  if (raw.length > maxPathLength || query.length > maxQueryLength) return { kind: 'too-long' };
  if (hasForbiddenSigns(raw)) return { kind: 'malformed' };
  const match = matchPath(raw);
  const path = match?.path ?? folded(raw);
  if (path === undefined) return { kind: 'malformed' };
  const names = listParameters(match);
  const { known, others, isInOrder } = sortQuery(names, query);
  const address = { path, query: known, others, ...wanted(match, accept) };
  if (path === raw && isInOrder) return { kind: 'canonical', ...address };
  const kept = isInOrder ? query : [known, others].filter((part) => part !== '').join('&');
  const to = addressLine({ path, query: kept });
  return { kind: 'moved', to, ...(names.length > 0 && { address }) };
}

function listParameters(match: RouteMatch | undefined): readonly string[] {
  return match === undefined ? [] : (routeTable[match.name].query ?? []);
}

/** Whether the page or its data is requested. Browsers request pages, but accept everything. */
function wanted(match: RouteMatch | undefined, accept: string): Pick<Address, 'as'> {
  if (match === undefined || !routeTable[match.name].servesData) return {};
  const asksData = accept.includes('application/json') && !accept.includes('text/html');
  return { as: asksData ? 'data' : 'page' };
}

/**
 * The cache key of an address: the address itself, unless its response depends on the `Accept`
 * header or on an applicant profile.
 */
export function cacheKey(address: Address): string {
  const line = addressLine(address);
  if (address.profile !== undefined) return `profile ${address.profile} ${line}`;
  return address.as === undefined ? line : `${address.as} ${line}`;
}

/** Returns the address of a page by its cache key; none for data, and for pages by profile. */
export function targetOfKey(key: string): readonly string[] {
  const target = key.replace(/^page /, '');
  return target.startsWith('/') ? [target] : [];
}

/** The new address of a page, with the rest of the query, which is not sent to another site. */
export function movedAddress(others: string, to: string): string {
  if (others === '' || !isOwnPath(to)) return to;
  const [line = '', fragment] = to.split(/(?=#)(.*)/s);
  return `${line}${line.includes('?') ? '&' : '?'}${others}${fragment ?? ''}`;
}

/** An address as one line, as requested by a browser. */
export function addressLine({ path, query }: Pick<Address, 'path' | 'query'>): string {
  return query ? `${path}?${query}` : path;
}

/** The known parameters of a query, in order; and whether they were sent in that form. */
function sortQuery(names: readonly string[], query: string) {
  const parsedPairs = [...new URLSearchParams(query)];
  const sent = parsedPairs.filter(([name]) => names.includes(name));
  const known = names.flatMap((name) =>
    sent.filter(([other, value]) => other === name && value !== ''),
  );
  const joinPairs = (pairs: string[][]) => new URLSearchParams(pairs).toString();
  return {
    known: joinPairs(known),
    others: joinPairs(parsedPairs.filter(([name]) => !names.includes(name))),
    isInOrder: joinPairs(sent) === joinPairs(known),
  };
}

/**
 * Whether a path has control characters or backslashes: it is not a page's, and could be read as
 * another site's address.
 */
function hasForbiddenSigns(raw: string): boolean {
  // oxlint-disable-next-line no-control-regex -- the very characters to be refused
  return /[\u0000-\u001f\u007f\\]|%[01][0-9a-f]|%7f|%5c/i.test(raw);
}

function folded(raw: string): string | undefined {
  const path = foldPath(raw);
  return path === undefined ? undefined : encodeURI(path);
}
