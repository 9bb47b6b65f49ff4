/** Returns whether JSON has more fields and list entries than allowed, at every level together. */
export function hasMoreFieldsThan(most: number, value: unknown): boolean {
  const within = [value];
  let count = 0;
  for (let one = within.pop(); one !== undefined; one = within.pop()) {
    if (typeof one !== 'object' || one === null) continue;
    const values = Object.values(one);
    count += values.length;
    if (count > most) return true;
    for (const inner of values) if (inner !== undefined) within.push(inner);
  }
  return false;
}
