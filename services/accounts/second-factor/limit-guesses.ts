import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { AttemptLimit, Attempts } from '../../http/attempt-limit.ts';

/** Checks a second factor of an account, unless too many were wrong: of all kinds together. */
export type LimitGuesses = (
  accountId: string,
  check: () => Promise<Outcome<undefined>>,
) => Promise<Outcome<undefined>>;

/** An attempt counts before it is checked, so that guesses in parallel count too. */
export function createLimitGuesses(attempts: Attempts, limit: AttemptLimit): LimitGuesses {
  return async (accountId, check) => {
    const counted = { limit, key: `code ${accountId}` };
    const retryAfter = await attempts.take(counted);
    if (retryAfter !== undefined)
      return { ok: false, refusals: [{ code: 'too-many-attempts', params: { retryAfter } }] };
    const checked = await check();
    if (checked.ok) await attempts.giveBack(counted);
    return checked;
  };
}
