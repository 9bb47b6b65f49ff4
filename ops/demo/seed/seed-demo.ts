import type { PastClock } from './past-clock.ts';
import type { Happening, SeededSite } from './seeded-site.ts';

/**
 * Enters a history through the commands, in its order, each thing at its own time. Cut off and run
 * again, it goes on: what was entered before is found by its command and not entered twice.
 */
export async function seedDemo(
  site: SeededSite,
  clock: Pick<PastClock, 'moveTo'>,
  history: readonly Happening[],
  say: (line: string) => void,
): Promise<void> {
  const inOrder = history.toSorted((one, other) => compare(one.at, other.at));
  let year = '';
  for (const { at, enter } of inOrder) {
    if (at.slice(0, 4) !== year) say(at.slice(0, 4));
    year = at.slice(0, 4);
    clock.moveTo(at);
    await enter(site);
  }
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
