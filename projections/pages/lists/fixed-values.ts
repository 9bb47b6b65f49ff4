/**
 * The values of a group within those that a campaign fixes: what readers chose among these, or all
 * of them. Readers can narrow a fixed filter, and never widen it.
 */
export function valuesWithin(
  chosen: readonly string[] = [],
  fixed: readonly string[] | undefined,
): readonly string[] {
  if (fixed === undefined) return chosen;
  const among = chosen.filter((id) => fixed.includes(id));
  return among.length > 0 ? among : fixed;
}

/** Whether the values of a group are those that a campaign fixes, and nobody's choice. */
export function areFixed(
  values: readonly string[] = [],
  fixed: readonly string[] | undefined,
): boolean {
  return fixed?.every((id) => values.includes(id)) ?? false;
}

/** How a value of a group is offered; undefined when the campaign leaves it out. */
export function toChoice(
  id: string,
  values: readonly string[] = [],
  fixed: readonly string[] | undefined,
): { readonly isChosen: boolean; readonly isHeld: boolean } | undefined {
  if (fixed === undefined) return { isChosen: values.includes(id), isHeld: false };
  if (!fixed.includes(id)) return undefined;
  if (fixed.length === 1) return { isChosen: true, isHeld: true };
  return { isChosen: values.includes(id) && !areFixed(values, fixed), isHeld: false };
}
