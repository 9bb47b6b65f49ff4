import { expect, test } from 'vitest';
import { wheelSteps } from './wheel-steps.ts';

/** The steps in all of some turns, in pixels where nothing else is said. */
function stepsOf(turns: readonly number[], deltaMode = 0): number {
  const count = wheelSteps();
  return turns.reduce((sum, deltaY) => sum + count({ deltaY, deltaMode }), 0);
}

const many = (count: number, deltaY: number) => Array.from({ length: count }, () => deltaY);

test.each([
  ['a notch of a mouse away from the person is a step', [-100], 0, -1],
  ['and so is one towards them', [100], 0, 1],
  ['a notch of another mouse is one too', [-120], 0, -1],
  ['a notch in a magnified page is one too', [-80], 0, -1],
  ['three lines are a notch', [-3], 1, -1],
  ['a page is a notch', [1], 2, 1],
  ['a swipe of a trackpad is as many steps as it is long', many(75, -4), 0, -3],
  ['a fast one as well', many(3, -200), 0, -6],
  ['a tremble is none', [4, -4, 6, -6, 0], 0, 0],
  ['a turn back begins anew', [-60, 10], 0, -1],
])('%s', (_what, turns, deltaMode, steps) => {
  expect(stepsOf(turns, deltaMode)).toBe(steps);
});
