/** Returns the validation messages inside a field or an item, by their paths within it. */
export function refusedWithin(
  refused: ReadonlyMap<string, string>,
  place: string | number,
): ReadonlyMap<string, string> {
  const start = `${place}/`;
  const inside = [...refused].filter(([path]) => path.startsWith(start));
  return new Map(inside.map(([path, words]) => [path.slice(start.length), words]));
}

/** Returns the validation message of a field, or the first of what is inside it. */
export function refusedAtOrWithin(
  refused: ReadonlyMap<string, string>,
  name: string,
): string | undefined {
  const [inside] = refusedWithin(refused, name).values();
  return refused.get(name) ?? inside;
}
