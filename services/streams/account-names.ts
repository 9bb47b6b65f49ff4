import type { Outcome, RefusalCode } from '@parvis/contracts/http/refusal.ts';

/** Turns what the log says of actors (account ids, `system`) into names. */
export interface AccountNames {
  namesOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** The same things with names in the place of account ids. */
export async function withNames<T extends { readonly updatedBy: string }>(
  accountNames: AccountNames,
  items: readonly T[],
): Promise<T[]> {
  const names = await accountNames.namesOf([...new Set(items.map(({ updatedBy }) => updatedBy))]);
  return items.map((item) => ({ ...item, updatedBy: names.get(item.updatedBy) ?? item.updatedBy }));
}

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
