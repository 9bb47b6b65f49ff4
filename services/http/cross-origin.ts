import type { RequestHandler } from 'express';

const allowedHeaders = 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match';
const exposedHeaders = 'Deprecation, ETag, Link, Location, Retry-After, Sunset, X-Log-Position';
const preflightSeconds = 600;

/**
 * Lets scripts of these origins call the API, with a token or without: never with the cookies of a
 * reader, whose session thus stays with this site.
 * @param origins `https://host`, as browsers name them
 */
export function crossOrigin(origins: readonly string[]): RequestHandler {
  const allowed = new Set(origins);
  return (request, response, next) => {
    if (allowed.size > 0) response.vary('Origin');
    const origin = request.get('Origin');
    if (origin === undefined || !allowed.has(origin)) return next();
    response.set({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': exposedHeaders,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    const method = request.get('Access-Control-Request-Method');
    if (request.method !== 'OPTIONS' || method === undefined) return next();
    response
      .status(204)
      .set({
        'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
        'Access-Control-Allow-Headers': allowedHeaders,
        'Access-Control-Max-Age': String(preflightSeconds),
      })
      .end();
  };
}
