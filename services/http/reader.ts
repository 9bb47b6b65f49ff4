import { fragmentHeader } from '@parvis/contracts/http/form.ts';
import type { Request } from 'express';

/** Who reads an answer: a program, a browser, or a form's script that puts HTML in the form's place. */
export type Reader = 'data' | 'page' | 'fragment';

/** The types that a program asks for, after HTML: whoever takes anything gets that. */
const readable = ['html', 'json', 'application/problem+json'];

/** Who reads the answer. Endpoints take everybody who does not ask for HTML for a program. */
export function readerOf(request: Request, isForm: boolean): Reader {
  if (!isForm) return request.accepts(['json', 'html']) === 'html' ? 'page' : 'data';
  const wanted = request.accepts(readable);
  if (wanted !== false && wanted !== 'html') return 'data';
  if (request.get(fragmentHeader) === '1') return 'fragment';
  return isUndecidedScript(request) ? 'data' : 'page';
}

/** Whoever sends JSON and says nothing of the answer reads JSON. */
function isUndecidedScript(request: Request): boolean {
  return request.accepts(['json', 'html']) === 'json' && Boolean(request.is('json'));
}
