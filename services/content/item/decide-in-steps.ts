import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import { evolve } from './evolve.ts';
import type { Decided } from './guards.ts';
import type { ItemState, Occurrence } from './item.ts';

/** A decision on the state that the steps before it lead to. */
export type Step = (state: ItemState) => Decided;

/** No decider looks at who wrote what it just decided, or when. */
const undated: Occurrence = { by: '', at: '' };

/** Decides one step after the other: the events of all, or the refusals of the first that refuses. */
export function decideInSteps(state: ItemState, steps: readonly Step[]): Decided {
  const events: ContentEvent[] = [];
  let reached = state;
  for (const step of steps) {
    const decided = step(reached);
    if (!decided.ok) return decided;
    for (const event of decided.value) reached = evolve(reached, { ...event, ...undated });
    events.push(...decided.value);
  }
  return accept(events);
}
