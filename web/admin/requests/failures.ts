import type { Problem } from '@parvis/contracts/http/problem.ts';

/** The server understood and said no; `problem` says why, in the reader's language. */
export class RequestRefused extends Error {
  override name = 'RequestRefused';
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** No answer came, or none that can be read: whether it was done is unknown, repeating is safe. */
export class RequestUnanswered extends Error {
  override name = 'RequestUnanswered';
}

/** The words of each refused field, by its path without the leading slash (`title`, `data/text`). */
export function refusedFields(problem: Problem): ReadonlyMap<string, string> {
  return new Map(
    problem.errors
      .filter(({ pointer }) => pointer !== '')
      .map(({ pointer, detail }) => [pointer.replace(/^#?\//, ''), detail]),
  );
}

/** True when the request was refused for want of a session. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof RequestRefused && error.problem.code === 'sign-in-required';
}
