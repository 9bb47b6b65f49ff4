import { once } from 'node:events';
import { startThread } from '../own-program.ts';

/** The request to the thread. */
export interface StrengthRequest {
  readonly password: string;
  readonly ownWords: readonly string[];
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Returns whether a password is hard to guess. Passwords are rated one at a time in a separate
 * thread: each takes a second, and a hundred megabytes that are freed when the thread ends.
 */
export function rateStrength(password: string, ownWords: readonly string[]): Promise<boolean> {
  const judged = last.then(() => judgeInThread({ password, ownWords }));
  last = judged.catch(() => undefined);
  return judged;
}

async function judgeInThread(toJudge: StrengthRequest): Promise<boolean> {
  const thread = startThread(import.meta.url, './worker.ts', 'judge-password', toJudge);
  try {
    const [strong]: unknown[] = await once(thread, 'message');
    return strong === true;
  } finally {
    await thread.terminate();
  }
}
