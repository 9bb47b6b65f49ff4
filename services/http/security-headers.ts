import { videoProviders } from '@parvis/contracts/media/video-addresses.ts';
import type { ThirdPartyScript } from '@parvis/contracts/third-parties/scripts.ts';
import type { RequestHandler } from 'express';

/** The players that a page may embed once its visitor has consented. */
const players = Object.values(videoProviders).map(({ player }) => player);

/**
 * What may be loaded and framed. Scripts and styles come from our own files, never inline; of third
 * parties, only the configured scripts, and the origins that each may load from and report to.
 */
function contentSecurityPolicy(scripts: readonly ThirdPartyScript[]): string {
  const sources = new Set(scripts.flatMap(({ url, origins }) => [withoutQuery(url), ...origins]));
  const reports = new Set(scripts.flatMap(({ url, origins }) => [new URL(url).origin, ...origins]));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...sources].join(' '),
    "style-src 'self'",
    ["img-src 'self' data:", ...reports].join(' '),
    ["connect-src 'self'", ...reports].join(' '),
    `frame-src 'self' ${players.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Sources of a policy have no query. */
function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

const oneYearSeconds = 31_536_000;

/**
 * The security headers of every response.
 * @param tls whether browsers reach us over https
 * @param scripts of third parties, for public pages
 */
export function securityHeaders(
  tls: boolean,
  scripts: readonly ThirdPartyScript[] = [],
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(scripts),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=()',
    ...(tls && { 'Strict-Transport-Security': `max-age=${oneYearSeconds}; includeSubDomains` }),
  };
}

/** Sets the security headers; mounted before every handler. */
export function withSecurityHeaders(tls: boolean): RequestHandler {
  const headers = securityHeaders(tls);
  return (_request, response, next) => {
    response.set(headers);
    next();
  };
}
