import { isBehind, isTransientFailure } from './failures.ts';

const attempts = 3;
/** Enough to outlast `logPosition`, which stops naming a position that read models do not reach. */
const attemptsWhileBehind = 20;
const longestPauseMs = 2_400;

/** Returns whether a read is repeated after some failures: not after a refusal, which is final. */
export function isReadAgain(failures: number, error: unknown): boolean {
  const most = isBehind(error) ? attemptsWhileBehind : attempts;
  return failures < most && isTransientFailure(error);
}

/** The pause before a read is repeated, in milliseconds. */
export function readAgainAfterMs(failures: number): number {
  return Math.min(300 * 2 ** failures, longestPauseMs);
}

/**
 * Reads what a command needs, as queries do: again after a transient failure, such as a read model
 * that has not reached what the command before wrote.
 */
export async function readPatiently<T>(read: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1)
    try {
      return await read();
    } catch (error) {
      if (!isReadAgain(failures, error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, readAgainAfterMs(failures)));
    }
}
