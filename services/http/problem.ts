import { STATUS_CODES } from 'node:http';
import type { Problem } from '@parvis/contracts/http/problem.ts';
import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { faultMessage, messageWithField, refusalMessage } from './refusal-messages.ts';
import type { Refusals } from './route.ts';
import { statusOf } from './statuses.ts';

/** The problem document (RFC 9457) of refusals, in the request's language. */
export function toProblem(refusals: Refusals, locale: Locale): Problem {
  const [first] = refusals;
  const status = statusOf(first);
  return {
    type: `urn:parvis:refusal:${first.code}`,
    title: STATUS_CODES[status] ?? '',
    status,
    detail: messageWithField(first, locale),
    code: first.code,
    errors: refusals.map((refusal) => ({
      code: refusal.code,
      pointer: toPointer(refusal),
      detail: refusalMessage(refusal, locale),
      ...(refusal.params && { params: { ...refusal.params } }),
    })),
  };
}

/** The problem document of an internal error: it names the request and nothing else. */
export function problemOfFault(requestId: string, locale: Locale): Problem {
  const detail = faultMessage(requestId, locale);
  return {
    type: 'urn:parvis:fault',
    title: STATUS_CODES[500] ?? '',
    status: 500,
    detail,
    code: 'fault',
    errors: [{ code: 'fault', pointer: '', detail, params: { requestId } }],
  };
}

/** A field as a JSON pointer (RFC 6901). */
function toPointer(refusal: Refusal): string {
  const steps = (refusal.path ?? []).map((step) =>
    String(step).replaceAll('~', '~0').replaceAll('/', '~1'),
  );
  return steps.map((step) => `/${step}`).join('');
}
