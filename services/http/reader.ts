import { fragmentHeader } from '@parvis/contracts/http/form.ts';
import type { Request } from 'express';

/**
 * The reader of a response: a program, a browser, or a form's script that replaces the form with
 * HTML.
 */
export type Reader = 'data' | 'page' | 'fragment';

/** HTML, then the types that programs accept: a client that accepts anything gets HTML. */
const readable = ['html', 'json', 'application/problem+json'];

/**
 * Determines the reader of the response. For an endpoint without a form, anyone who does not prefer
 * HTML is a program.
 */
export function makeReader(request: Request, isForm: boolean): Reader {
  if (!isForm) return request.accepts(['json', 'html']) === 'html' ? 'page' : 'data';
  const wanted = request.accepts(readable);
  if (wanted !== false && wanted !== 'html') return 'data';
  if (request.get(fragmentHeader) === '1') return 'fragment';
  return isUndecidedScript(request) ? 'data' : 'page';
}

/** A client that sends JSON, and does not say what it accepts, reads JSON. */
function isUndecidedScript(request: Request): boolean {
  return request.accepts(['json', 'html']) === 'json' && Boolean(request.is('json'));
}
