import { FunctionThread } from '../function-thread.ts';
import type { PasswordFunctions } from './worker.ts';

const thread = new FunctionThread<PasswordFunctions>({
  here: import.meta.url,
  source: './worker.ts',
  built: 'judge-password',
});

/** Returns whether a password is hard to guess; each takes up to a second, in a thread. */
export function rateStrength(password: string, ownWords: readonly string[]): Promise<boolean> {
  return thread.call('isHardToGuess', password, ownWords);
}
