import type { IntlShape } from 'react-intl';
import { RequestRefused, RequestWithoutResponse } from './failures.ts';

/** Returns the message of a failed request for the user: the server's refusal, or what to do next. */
export function failureMessage(intl: IntlShape, error: unknown): string {
  if (error instanceof RequestRefused) return error.problem.detail;
  const known = error instanceof RequestWithoutResponse;
  return intl.formatMessage({ id: known ? 'failure.unanswered' : 'failure.fault' });
}
