import { isTransientFailure } from './failures.ts';

const attempts = 3;

/** Returns whether a read is repeated after some failures: not after a refusal, which is final. */
export function isReadAgain(failures: number, error: unknown): boolean {
  return failures < attempts && isTransientFailure(error);
}

/** The pause before a read is repeated, in milliseconds. */
export function readAgainAfterMs(failures: number): number {
  return 300 * 2 ** failures;
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
