/** Turns what the log says of actors (account ids, `system`) into names. */
export interface Directory {
  namesOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** The same things with names in the place of account ids. */
export async function withNames<T extends { readonly updatedBy: string }>(
  directory: Directory,
  items: readonly T[],
): Promise<T[]> {
  const names = await directory.namesOf([...new Set(items.map(({ updatedBy }) => updatedBy))]);
  return items.map((item) => ({ ...item, updatedBy: names.get(item.updatedBy) ?? item.updatedBy }));
}
