import { setImmediate } from 'node:timers/promises';

/** How long one turn of the event loop may map items, in milliseconds. */
const turnMs = 10;

/**
 * Maps items in their order, and lets other requests have their turns in between. Items that a
 * generator makes are made in these turns as well.
 */
export async function mapInTurns<Item, Result>(
  items: Iterable<Item>,
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const item of items) {
    if (performance.now() - began > turnMs) {
      await setImmediate();
      began = performance.now();
    }
    results.push(map(item, results.length));
  }
  return results;
}
