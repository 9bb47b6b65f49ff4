import type { TestResponse } from './served-media.ts';

/** The position of a write in the log; empty when nothing was written. */
export function positionOf({ headers }: TestResponse): string {
  return headers.get('X-Log-Position') ?? '';
}

/** The status of a response, and the code of its refusal. */
export function codeOf({ status, problem }: TestResponse): readonly [number, string | undefined] {
  return [status, problem?.code];
}
