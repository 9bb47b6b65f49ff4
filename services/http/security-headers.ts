import { videoProviders } from '@parvis/contracts/media/video-addresses.ts';
import type { RequestHandler } from 'express';

/** The players that a page may embed once its visitor has consented. */
const players = Object.values(videoProviders).map(({ player }) => player);

/** What may be loaded and framed. Scripts and styles come from our own files, never inline. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  `frame-src 'self' ${players.join(' ')}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

const oneYearSeconds = 31_536_000;

/** The security headers of every response. @param tls whether browsers reach us over https */
export function securityHeaders(tls: boolean): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy,
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
