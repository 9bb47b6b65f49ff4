import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';

/** The headers by which a browser says where a request comes from. */
export interface Provenance {
  readonly method: string;
  readonly origin: string | undefined;
  readonly secFetchSite: string | undefined;
  readonly host: string | undefined;
  /** A bearer token is never sent by a browser of its own accord. */
  readonly bearer: boolean;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site makes a browser send. Browsers name the origin of every write, so
 * a request that names none comes from a script, which carries no one else's cookie.
 * @param publicOrigin `https://host`; without it the request's own host is the yardstick
 */
export function requireSameOrigin(
  request: Provenance,
  publicOrigin: string | undefined,
): Outcome<undefined> {
  if (safeMethods.has(request.method) || request.bearer) return accept(undefined);
  if (isForeignSite(request.secFetchSite)) return refuse('cross-origin');
  if (request.origin === undefined) return accept(undefined);
  return isOwnOrigin(request.origin, request.host, publicOrigin)
    ? accept(undefined)
    : refuse('cross-origin');
}

function isForeignSite(secFetchSite: string | undefined): boolean {
  return secFetchSite !== undefined && secFetchSite !== 'same-origin' && secFetchSite !== 'none';
}

function isOwnOrigin(
  origin: string,
  host: string | undefined,
  publicOrigin: string | undefined,
): boolean {
  if (publicOrigin !== undefined) return origin === publicOrigin;
  return origin === `http://${host}` || origin === `https://${host}`;
}
