/** Returns the validation messages inside a field or an item, by their paths within it. */
export function refusedWithin(
  refused: ReadonlyMap<string, string>,
  place: string | number,
): ReadonlyMap<string, string> {
  const start = `${place}/`;
  const inside = [...refused].filter(([path]) => path.startsWith(start));
  return new Map(inside.map(([path, words]) => [path.slice(start.length), words]));
}
