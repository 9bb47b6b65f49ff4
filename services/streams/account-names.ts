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
