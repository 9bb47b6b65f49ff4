import type { RequestHandler } from 'express';
import { toVisit } from './prepare-request.ts';
import { writeRefusals } from './write-reply.ts';

/**
 * Refuses every method but those that read with 405 and `Allow`. Mounted behind all routes that
 * write: the remaining ones (pages, health and screens) are read only.
 */
export const readOnly: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response.set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' });
  writeRefusals(response, [{ code: 'method-not-allowed' }], toVisit(request));
};
