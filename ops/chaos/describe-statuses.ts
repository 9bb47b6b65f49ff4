/**
 * `1500 × 200, 3 × 503`: the number of responses with each status; the same status may appear
 * several times.
 */
export function describeStatuses(
  answered: Iterable<readonly [status: number, count: number]>,
): string {
  const counts = new Map<number, number>();
  for (const [status, count] of answered) counts.set(status, (counts.get(status) ?? 0) + count);
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}
