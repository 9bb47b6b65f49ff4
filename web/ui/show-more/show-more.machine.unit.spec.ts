import { loadMoreProgressTimeoutMs } from '@parvis/contracts/limits/lists.ts';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { showMoreMachine } from './show-more.machine.ts';

function showMore() {
  const clock = new SimulatedClock();
  const requests: { respond: () => void; fail: () => void; signal: AbortSignal }[] = [];
  const load = fromPromise<unknown>(
    ({ signal }) =>
      new Promise<void>((respond, reject) => {
        requests.push({ respond, fail: () => reject(new Error('lost')), signal });
      }),
  );
  const actor = createActor(showMoreMachine.provide({ actors: { load } }), { clock }).start();
  return {
    press: () => actor.send({ type: 'press' }),
    wait: (ms: number) => clock.increment(ms),
    state: () => actor.getSnapshot().value,
    requests,
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('repeated presses send one request', () => {
  const { press, state, requests } = showMore();
  press();
  press();
  expect(state()).toEqual({ loading: 'progressing' });
  expect(requests).toHaveLength(1);
});

test.each(['respond', 'fail'] as const)('is idle again after: %s', async (end) => {
  const { press, state, requests } = showMore();
  press();
  requests[0]?.[end]();
  await settled();
  expect(state()).toBe('idle');
});

test('the progress indicator stops after its timeout, not a millisecond before', () => {
  const { press, wait, state } = showMore();
  press();
  wait(loadMoreProgressTimeoutMs - 1);
  expect(state()).toEqual({ loading: 'progressing' });
  wait(1);
  expect(state()).toEqual({ loading: 'stalled' });
});

test('a late response is still used', async () => {
  const { press, wait, state, requests } = showMore();
  press();
  wait(loadMoreProgressTimeoutMs);
  expect(requests[0]?.signal.aborted).toBe(false);
  requests[0]?.respond();
  await settled();
  expect(state()).toBe('idle');
});

test('pressing again after the progress has stopped replaces the request', () => {
  const { press, wait, state, requests } = showMore();
  press();
  wait(loadMoreProgressTimeoutMs);
  press();
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(state()).toEqual({ loading: 'progressing' });
});
