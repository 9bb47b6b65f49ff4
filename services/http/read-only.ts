import type { RequestHandler } from 'express';
import { visitOf } from './prepare-request.ts';
import { writeRefusals } from './write-reply.ts';

/**
 * Mounted behind everything that takes writes: what is left, pages, health and screens, can only be
 * read. Any other method is 405 with `Allow`.
 */
export const readOnly: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response.set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' });
  writeRefusals(response, [{ code: 'method-not-allowed' }], visitOf(request));
};
