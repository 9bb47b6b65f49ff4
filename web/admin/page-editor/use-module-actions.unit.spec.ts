import { expect, test } from 'vitest';
import { orderAfterStep } from './use-module-actions.ts';

test.each([
  ['a', 1, ['b', 'a', 'c']],
  ['c', -1, ['a', 'c', 'b']],
  ['a', -1, ['a', 'b', 'c']],
  ['c', 1, ['a', 'b', 'c']],
] as const)('module %s moved by %i, but not beyond either end, gives %j', (module, step, order) => {
  expect(orderAfterStep(['a', 'b', 'c'], module, step)).toEqual(order);
});

test('moving a module that no longer exists changes nothing', () => {
  expect(orderAfterStep(['a', 'b'], 'x', 1)).toEqual(['a', 'b']);
});
