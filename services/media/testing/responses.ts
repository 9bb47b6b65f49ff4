import type { TestResponse } from './served-media.ts';

/** Returns the position of a write in the log; empty when nothing was written. */
export function positionOf({ headers }: TestResponse): string {
  return headers.get('X-Log-Position') ?? '';
}

/** Returns the status of a response, and the code of its refusal. */
export function codeOf({ status, problem }: TestResponse): readonly [number, string | undefined] {
  return [status, problem?.code];
}
