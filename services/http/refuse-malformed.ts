import type { RequestHandler } from 'express';
import { toVisit } from './prepare-request.ts';
import { writeRefusals } from './write-reply.ts';

/**
 * Says that there is nothing at a path with control characters, such as NUL, or escapes that are no
 * text, before anything is looked up: whether something exists makes no difference.
 */
export const refuseMalformed: RequestHandler = (request, response, next) => {
  if (!isMalformed(request.path)) return next();
  response.set('Cache-Control', 'no-store');
  writeRefusals(response, [{ code: 'unknown-path' }], toVisit(request));
};

function isMalformed(path: string): boolean {
  try {
    return /\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}
