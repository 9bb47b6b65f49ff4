/**
 * A list whose items have these fields and their key; all fields when none are named.
 * @param key the field that identifies an item
 */
export function withChosenFields<List extends { readonly items: readonly object[] }>(
  list: List,
  fields: readonly string[] | undefined,
  key = 'id',
): Omit<List, 'items'> & { readonly items: readonly object[] } {
  if (fields === undefined) return list;
  const shown = new Set([key, ...fields]);
  const items = list.items.map((item) =>
    Object.fromEntries(Object.entries(item).filter(([field]) => shown.has(field))),
  );
  return { ...list, items };
}
