import type { Problem } from '@parvis/contracts/http/problem.ts';
import { expect, test } from 'vitest';
import { RequestRefused, RequestWithoutResponse } from './failures.ts';
import { createQueryClient } from './query-client.ts';

function refusal(code: Problem['code'], status: number): RequestRefused {
  return new RequestRefused({
    type: 'about:blank',
    title: 'Refused',
    status,
    detail: '',
    code,
    errors: [],
  });
}

test.each([
  ['without a response', new RequestWithoutResponse('no response'), [true, true, true, false]],
  ['refused as too busy', refusal('too-busy', 503), [true, true, true, false]],
  ['refused for good', refusal('invalid', 422), [false, false, false, false]],
])('a read that fails %s is retried at most three times: %j', (_what, error, expected) => {
  const retry = createQueryClient().getDefaultOptions().queries?.retry;
  if (typeof retry !== 'function') throw new Error('no retry policy');
  expect([0, 1, 2, 3].map((failures) => retry(failures, error))).toEqual(expected);
});
