import { foldPath } from '@parvis/contracts/site/routes/fold-path.ts';
import { matchPath } from '@parvis/contracts/site/routes/match-path.ts';
import { routeTable } from '@parvis/contracts/site/routes/route-table.ts';

/** What is asked for: the path in its one true form, and what its route knows of the query. */
export interface Address {
  readonly path: string;
  /** Without `?`; names in the route's order, nothing that the route does not know. */
  readonly query: string;
}

/** What a request's target comes to: served as it is, moved to its one true form, or no address at all. */
export type AddressReading =
  | ({ readonly kind: 'canonical' } & Address)
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'malformed' };

const maxPathLength = 2048;
const maxQueryLength = 4096;

/**
 * Reads a request target. The one true form of a path is a route's own where a route has the
 * address, else lower-case ASCII words without a doubled or trailing slash.
 */
export function readAddress(target: string): AddressReading {
  const [raw = '/', query = ''] = target.split(/\?(.*)/s);
  if (raw.length > maxPathLength || query.length > maxQueryLength || hasForbiddenSigns(raw))
    return { kind: 'malformed' };
  const match = matchPath(raw);
  const path = match?.path ?? folded(raw);
  if (path === undefined) return { kind: 'malformed' };
  if (path !== raw) return { kind: 'moved', to: query ? `${path}?${query}` : path };
  const known = (match && routeTable[match.name].query) ?? [];
  return { kind: 'canonical', path, query: known.length > 0 ? knownQuery(known, query) : '' };
}

/** An address as one line: what a browser would ask for, and the key of what is kept of it. */
export function addressLine({ path, query }: Address): string {
  return query ? `${path}?${query}` : path;
}

function knownQuery(names: readonly string[], query: string): string {
  const given = new URLSearchParams(query);
  const known = names.flatMap((name) =>
    given.getAll(name).flatMap((value) => (value === '' ? [] : [[name, value]])),
  );
  return new URLSearchParams(known).toString();
}

/** Control characters and backslashes name no page, and could be read as another site's address. */
function hasForbiddenSigns(raw: string): boolean {
  // oxlint-disable-next-line no-control-regex -- the very characters to be refused
  return /[\u0000-\u001f\u007f\\]|%[01][0-9a-f]|%7f|%5c/i.test(raw);
}

function folded(raw: string): string | undefined {
  const path = foldPath(raw);
  return path === undefined ? undefined : encodeURI(path);
}
