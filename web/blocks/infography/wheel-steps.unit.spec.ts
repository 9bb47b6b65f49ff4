import { expect, test } from 'vitest';
import { wheelSteps } from './wheel-steps.ts';

/** Returns the total steps of some wheel deltas, in pixels by default. */
function stepsOf(turns: readonly number[], deltaMode = 0): number {
  const count = wheelSteps();
  return turns.reduce((sum, deltaY) => sum + count({ deltaY, deltaMode }), 0);
}

const many = (count: number, deltaY: number) => Array.from({ length: count }, () => deltaY);

test.each([
  ['scrolling up by a notch is a step', [-100], 0, -1],
  ['scrolling down by a notch is a step', [100], 0, 1],
  ['a notch of 120 px is a step', [-120], 0, -1],
  ['a notch in a zoomed page is a step', [-80], 0, -1],
  ['three lines are a notch', [-3], 1, -1],
  ['a page is a notch', [1], 2, 1],
  ['a trackpad swipe is as many steps as it is long', many(75, -4), 0, -3],
  ['a fast swipe is as many steps as it is long', many(3, -200), 0, -6],
  ['a tremble is not a step', [4, -4, 6, -6, 0], 0, 0],
  ['a change of direction starts over', [-60, 10], 0, -1],
])('%s', (_what, turns, deltaMode, steps) => {
  expect(stepsOf(turns, deltaMode)).toBe(steps);
});
