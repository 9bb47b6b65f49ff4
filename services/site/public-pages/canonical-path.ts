import { foldPath } from '@parvis/contracts/site/routes/fold-path.ts';
import { matchPath } from '@parvis/contracts/site/routes/match-path.ts';

/** What a request's path comes to: served as it is, moved to its one true form, or not a path at all. */
export type PathReading =
  | { readonly kind: 'canonical'; readonly path: string }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'malformed' };

const maxPathLength = 2048;

/**
 * Reads the path of a request target (no query). The one true form is a route's own where a route
 * has the address, else lower-case ASCII words without a doubled or trailing slash.
 */
export function readPath(raw: string): PathReading {
  if (raw.length > maxPathLength || hasForbiddenSigns(raw)) return { kind: 'malformed' };
  const path = matchPath(raw)?.path ?? folded(raw);
  if (path === undefined) return { kind: 'malformed' };
  return path === raw ? { kind: 'canonical', path } : { kind: 'moved', to: path };
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
