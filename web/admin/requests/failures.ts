import type { Problem } from '@parvis/contracts/http/problem.ts';

/** The server refused the request; `problem` gives the reason, in the user's language. */
export class RequestRefused extends Error {
  override name = 'RequestRefused';
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** There was no readable response: the outcome is unknown, and retrying is safe. */
export class RequestWithoutResponse extends Error {
  override name = 'RequestWithoutResponse';
}

/** Returns the validation messages by field path without the leading slash (`title`, `data/text`). */
export function refusedFields(problem: Problem): ReadonlyMap<string, string> {
  return new Map(
    problem.errors
      .filter(({ pointer }) => pointer !== '')
      .map(({ pointer, detail }) => [pointer.replace(/^#?\//, ''), detail]),
  );
}

const transientCodes: ReadonlySet<string> = new Set([
  'position-not-reached',
  'unavailable',
  'too-busy',
]);

/**
 * Returns true if the same request may succeed later: there was no response, or not a final one.
 */
export function isTransientFailure(error: unknown): boolean {
  return !(error instanceof RequestRefused) || transientCodes.has(error.problem.code);
}

/** Returns true if read models have not reached the position that a read named. */
export function isBehind(error: unknown): boolean {
  return error instanceof RequestRefused && error.problem.code === 'position-not-reached';
}

/** Returns true if the account's role, or what is withheld from it, does not permit the request. */
export function isForbidden(error: unknown): error is RequestRefused {
  return error instanceof RequestRefused && error.problem.code === 'forbidden';
}

/** Returns true if the request was refused for lack of a session. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof RequestRefused && error.problem.code === 'sign-in-required';
}
