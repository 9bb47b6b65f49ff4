import type { PastClock } from './past-clock.ts';
import type { DemoAction, SeededSite } from './seeded-site.ts';

/** The number of actions with the same time that are executed concurrently: their claims are taken together. */
const atOnce = 32;

/**
 * Executes a history through the commands, in order, each action at its own time. After an
 * interruption the next run continues it: actions already executed are recognised by their commands
 * and not repeated.
 */
export async function seedDemo(
  site: SeededSite,
  clock: Pick<PastClock, 'moveTo'>,
  history: readonly DemoAction[],
  say: (line: string) => void,
): Promise<void> {
  let year = '';
  for (const [at, together] of byTime(history)) {
    if (!at.startsWith(year) || year === '') say(at.slice(0, 4));
    year = at.slice(0, 4);
    clock.moveTo(at);
    await enterAll(site, together);
  }
}

/** Earliest first. */
function byTime(history: readonly DemoAction[]): readonly [string, DemoAction[]][] {
  const times = new Map<string, DemoAction[]>();
  for (const happening of history) {
    const together = times.get(happening.at);
    if (together === undefined) times.set(happening.at, [happening]);
    else together.push(happening);
  }
  return [...times].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Resolves once all have settled, whatever their outcome. */
async function enterAll(site: SeededSite, together: readonly DemoAction[]): Promise<void> {
  const waiting = together.values();
  const enterNext = async () => {
    for (const { enter } of waiting) await enter(site);
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, enterNext));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
