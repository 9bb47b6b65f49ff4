import type { Problem } from '@parvis/contracts/http/problem.ts';
import { expect, test, vi } from 'vitest';
import { RequestRefused, RequestWithoutResponse } from './failures.ts';
import { createQueryClient } from './query-client.ts';
import { readAgainAfterMs, readPatiently } from './read-again.ts';

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

test('a read repeats for longer than it names a position that is not reached', () => {
  const pauses = Array.from({ length: 20 }, (_, failures) => readAgainAfterMs(failures));
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(30_000);
});

test.each([
  ['a read model that is behind', refusal('position-not-reached', 503), 21],
  ['a server that is busy', refusal('too-busy', 503), 4],
  ['a refusal', refusal('forbidden', 403), 1],
])('what a command needs is read as often as a query would: %s', async (_what, error, reads) => {
  vi.useFakeTimers();
  const read = vi.fn<() => Promise<never>>().mockRejectedValue(error);
  const outcome = readPatiently(read).catch((cause: unknown) => cause);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe(error);
  expect(read).toHaveBeenCalledTimes(reads);
  vi.useRealTimers();
});

test('a command goes on once its read succeeds', async () => {
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(refusal('position-not-reached', 503))
    .mockResolvedValue('the newest');
  expect(await readPatiently(read)).toBe('the newest');
  expect(read).toHaveBeenCalledTimes(2);
});
