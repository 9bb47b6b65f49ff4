import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';

/** The headers by which a browser reports the origin of a request. */
export interface Provenance {
  readonly method: string;
  readonly origin: string | undefined;
  readonly secFetchSite: string | undefined;
  readonly host: string | undefined;
  /** Browsers never send a bearer token on their own. */
  readonly bearer: boolean;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site makes a browser send. Browsers send the origin of every write, so a
 * request without one comes from a script, which has nobody else's cookie.
 * @param publicOrigin `https://host`; when undefined, the request's own host is expected
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
