import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reply } from './route.ts';
import { createExecuteOnce } from './submissions.ts';

const done: Reply = { kind: 'empty' };
const refused: Reply = { kind: 'refused', refusals: [{ code: 'invalid' }] };
const acting = (reply: Reply = done) => vi.fn<() => Promise<Reply>>(async () => reply);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a submission in progress or just completed is not repeated, and gets the same response', async () => {
  const once = createExecuteOnce();
  const act = acting();
  const [first, meanwhile] = await Promise.all([once('a', act), once('a', act)]);
  expect(await once('a', act)).toBe(first);
  expect(meanwhile).toBe(first);
  expect(act).toHaveBeenCalledTimes(1);
});

test('two submissions never collide', async () => {
  const once = createExecuteOnce();
  const act = acting();
  await once('a', act);
  await once('b', act);
  expect(act).toHaveBeenCalledTimes(2);
});

test('a refused submission had no effect and can be retried', async () => {
  const once = createExecuteOnce();
  await once('a', acting(refused));
  expect(await once('a', acting())).toEqual(done);
});

test('a fault reaches every waiting caller, and the next may retry', async () => {
  const once = createExecuteOnce();
  const fail = async () => Promise.reject(new Error('away'));
  const both = await Promise.allSettled([once('a', fail), once('a', acting())]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await once('a', acting())).toEqual(done);
});

test('a response is forgotten after its lifetime', async () => {
  const once = createExecuteOnce();
  const act = acting();
  await once('a', act);
  await vi.advanceTimersByTimeAsync(10_000);
  await once('a', act);
  expect(act).toHaveBeenCalledTimes(2);
});

test('when there are too many responses, the oldest are forgotten first', async () => {
  const once = createExecuteOnce();
  const act = acting();
  for (let index = 0; index <= 1_000; index += 1) await once(String(index), act);
  act.mockClear();
  await once('1', act);
  expect(act).not.toHaveBeenCalled();
  await once('0', act);
  expect(act).toHaveBeenCalledTimes(1);
});
