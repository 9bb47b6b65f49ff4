import type { Outcome, RefusalCode } from '@parvis/contracts/http/refusal.ts';
import type { AccountNames } from '../../streams/account-names.ts';

/** Which parameter of a refusal is a person, an account's id as deciders know it. */
const personIn: Partial<Record<RefusalCode, string>> = {
  locked: 'holder',
  'not-locked-by-you': 'holder',
  'stale-revision': 'by',
};

/** The same outcome; a refusal that is about a person says their name, not their account. */
export async function withAccountName<T>(
  accountNames: AccountNames,
  outcome: Outcome<T>,
): Promise<Outcome<T>> {
  if (outcome.ok) return outcome;
  const [refusal, ...others] = outcome.refusals;
  const param = personIn[refusal.code];
  const accountId = param === undefined ? undefined : refusal.params?.[param];
  if (param === undefined || typeof accountId !== 'string' || accountId === '') return outcome;
  const names = await accountNames.namesOf([accountId]);
  const params = { ...refusal.params, [param]: names.get(accountId) ?? accountId };
  return { ok: false, refusals: [{ ...refusal, params }, ...others] };
}
