import type { Outcome, RefusalCode } from '@parvis/contracts/http/refusal.ts';

/** Returns the names of the actors in the log (account ids, `system`). */
export interface AccountNames {
  namesOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Returns no names: for streams that never concern an account. */
export const noAccountNames: AccountNames = { namesOf: async () => new Map() };

/** Returns the same items with account names in place of account ids. */
export async function withNames<T extends { readonly updatedBy: string }>(
  accountNames: AccountNames,
  items: readonly T[],
): Promise<T[]> {
  const names = await accountNames.namesOf([...new Set(items.map(({ updatedBy }) => updatedBy))]);
  return items.map((item) => named(item, names));
}

/** Returns the item with an account name in place of the account id. */
export async function withName<T extends { readonly updatedBy: string }>(
  accountNames: AccountNames,
  item: T,
): Promise<T> {
  return named(item, await accountNames.namesOf([item.updatedBy]));
}

function named<T extends { readonly updatedBy: string }>(
  item: T,
  names: ReadonlyMap<string, string>,
): T {
  return { ...item, updatedBy: names.get(item.updatedBy) ?? item.updatedBy };
}

/** The parameter of a refusal that identifies a person, which deciders set to an account id. */
const personIn: Partial<Record<RefusalCode, string>> = {
  locked: 'holder',
  'not-locked-by-you': 'holder',
  'stale-revision': 'by',
};

/**
 * Returns the outcome; a refusal that concerns a person gives their name instead of their account
 * id.
 */
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
