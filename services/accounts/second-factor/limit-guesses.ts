import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import { type AttemptLimit, type Attempts, admitAttempt } from '../../http/attempt-limit.ts';

/** Checks a second factor of an account, unless there were too many wrong attempts of any kind. */
export type LimitGuesses = (
  accountId: string,
  check: () => Promise<Outcome<undefined>>,
) => Promise<Outcome<undefined>>;

/** An attempt counts before it is checked, so that parallel guesses count too. */
export function createLimitGuesses(attempts: Attempts, limit: AttemptLimit): LimitGuesses {
  return async (accountId, check) => {
    const counted = { limit, key: `code ${accountId}` };
    const admitted = await admitAttempt(attempts, counted);
    if (!admitted.ok) return admitted;
    const checked = await check();
    if (checked.ok) await attempts.giveBack(counted);
    return checked;
  };
}
