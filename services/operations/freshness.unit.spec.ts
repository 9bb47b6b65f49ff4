import { expect, test } from 'vitest';
import { computeFreshness } from './freshness.ts';

const live = { state: 'live', lagMs: 0 } as const;

test.each([
  ['read models that keep up', [live, { ...live, lagMs: 5_000 }], false, 'current'],
  ['one that is catching up', [live, { ...live, lagMs: 5_001 }], false, 'behind'],
  ['one that stopped', [live, { state: 'failed', lagMs: 90_000 }], false, 'stopped'],
  ['one that has no part in this log', [live, { state: 'detached', lagMs: 0 }], false, 'stopped'],
  ['a log that is unavailable', [{ ...live, lagMs: null }], true, 'log-away'],
] as const)('editors are notified of %s', (_case, projections, isLogUnavailable, state) => {
  expect(computeFreshness(projections, isLogUnavailable)).toEqual({ state });
});
