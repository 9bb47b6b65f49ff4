import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import { evolve } from './evolve.ts';
import type { Decision } from './guards.ts';
import type { ItemState, Occurrence } from './item.ts';

/** A decision on the state after the previous steps. */
export type Step = (state: ItemState) => Decision;

/** Placeholders: deciders ignore the author and time of events that were just decided. */
const undated: Occurrence = { by: '', at: '' };

/** Decides step by step: returns all events, or the refusals of the first step that refuses. */
export function decideInSteps(state: ItemState, steps: readonly Step[]): Decision {
  const events: ContentEvent[] = [];
  let reached = state;
  for (const step of steps) {
    const decided = step(reached);
    if (!decided.ok) return decided;
    reached = stateAfter(reached, decided.value);
    events.push(...decided.value);
  }
  return accept(events);
}

/** Returns the state after events that were just decided. */
export function stateAfter(state: ItemState, events: readonly ContentEvent[]): ItemState {
  return events.reduce((reached, event) => evolve(reached, { ...event, ...undated }), state);
}
