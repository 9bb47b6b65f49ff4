import type { IntlShape } from 'react-intl';
import { RequestRefused, RequestWithoutResponse } from './failures.ts';

/**
 * Returns the message of a failed request for the user: the server's refusals, without the names
 * that fields have in the API, or what to do next.
 */
export function failureMessage(intl: IntlShape, error: unknown): string {
  if (error instanceof RequestRefused) {
    const { detail, errors } = error.problem;
    const ofFields = errors.filter(({ pointer }) => pointer !== '');
    if (ofFields.length === 0) return detail;
    return [...new Set(ofFields.map((one) => one.detail))].join(' ');
  }
  const known = error instanceof RequestWithoutResponse;
  return intl.formatMessage({ id: known ? 'failure.unanswered' : 'failure.fault' });
}
