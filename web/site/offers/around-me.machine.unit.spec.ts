import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { aroundMeMachine } from './around-me.machine.ts';

/** Returns the machine with requests for the location that the test answers. */
function button() {
  const requests: { give: () => void; deny: () => void }[] = [];
  const actor = createActor(
    aroundMeMachine.provide({
      actors: {
        locate: fromPromise<void>(
          () =>
            new Promise((resolve, reject) => {
              requests.push({ give: resolve, deny: () => reject(new Error('denied')) });
            }),
        ),
      },
    }),
  ).start();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const state = () => actor.getSnapshot().value;
  return { requests, settled, state, press: () => actor.send({ type: 'press' }) };
}

test('a press requests the location, once until there is an answer', async () => {
  const { requests, settled, state, press } = button();
  expect([state(), requests.length]).toEqual(['idle', 0]);
  press();
  press();
  expect([state(), requests.length]).toEqual(['locating', 1]);
  requests[0]?.give();
  await settled();
  expect(state()).toBe('idle');
  press();
  expect(requests).toHaveLength(2);
});

test('a location that is denied may be requested again', async () => {
  const { requests, settled, state, press } = button();
  press();
  requests[0]?.deny();
  await settled();
  expect(state()).toBe('failed');
  press();
  expect([state(), requests.length]).toEqual(['locating', 2]);
  requests[1]?.give();
  await settled();
  expect(state()).toBe('idle');
});

test('without a way to locate it fails', async () => {
  const actor = createActor(aroundMeMachine).start();
  actor.send({ type: 'press' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(actor.getSnapshot().value).toBe('failed');
});
