import { expect, test, vi } from 'vitest';
import { rememberResults } from './remember-results.ts';

test('each text is computed once, until there are too many', () => {
  const compute = vi.fn<(text: string) => number>((text) => text.length);
  const lengthOf = rememberResults(compute, 2);
  expect(['a', 'bb', 'a', 'bb'].map(lengthOf)).toEqual([1, 2, 1, 2]);
  expect(compute).toHaveBeenCalledTimes(2);
  expect(['ccc', 'a'].map(lengthOf)).toEqual([3, 1]);
  expect(compute).toHaveBeenCalledTimes(4);
});
