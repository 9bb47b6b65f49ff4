import { positionFrom } from '@parvis/contracts/log/position.ts';
import { expect, test } from 'vitest';
import type { ProjectionState } from './projection.ts';
import { mayReplace } from './rebuild.ts';
import type { Slot } from './slots.ts';

function slotAt(slot: 'live' | 'next', position: bigint, state: ProjectionState): Slot {
  return {
    name: 'tally',
    slot,
    version: 1,
    generation: 1,
    state,
    position: positionFrom(position),
    eventId: null,
    eventStream: null,
    eventRevision: null,
    failure: null,
  };
}

test.each([
  ['as far as', 7n, 'live', 7n, true],
  ['further than', 7n, 'live', 8n, true],
  ['not as far as', 7n, 'live', 6n, false],
  ['not as far as (the served ones failed)', 7n, 'failed', 6n, false],
  ['not as far as (the served ones are of another log)', 7n, 'detached', 6n, true],
] as const)(
  'rebuilt rows that have progressed %s the served ones: %s/%s → %s, replace them: %s',
  (_, live, state, next, may) => {
    expect(mayReplace(slotAt('live', live, state), slotAt('next', next, 'live'))).toBe(may);
  },
);

test.each(['new', 'booting', 'failed'] as const)(
  'rebuilt rows that are still %s replace nothing',
  (state) => {
    expect(mayReplace(slotAt('live', 3n, 'live'), slotAt('next', 9n, state))).toBe(false);
  },
);
