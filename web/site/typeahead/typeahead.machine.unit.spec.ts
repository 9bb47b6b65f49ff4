import {
  locationSearchDebounceMs,
  locationSearchMinimumCharacters,
  offersAutocompleteDebounceMs,
  offersAutocompleteMinimumCharacters,
} from '@parvis/contracts/limits/search.ts';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { findCompletion, type Suggested, typeaheadMachine } from './typeahead.machine.ts';

interface PendingRequest {
  readonly text: string;
  readonly signal: AbortSignal;
  readonly respond: (suggested: Suggested) => void;
  readonly fail: () => void;
}

function field(minimum = 3, debounceMs = 300) {
  const clock = new SimulatedClock();
  const requests: PendingRequest[] = [];
  const suggest = fromPromise<Suggested, string>(
    ({ input: text, signal }) =>
      new Promise((respond, reject) => {
        requests.push({ text, signal, respond, fail: () => reject(new Error('offline')) });
      }),
  );
  const machine = typeaheadMachine.provide({ actors: { suggest } });
  const actor = createActor(machine, { clock, input: { minimum, debounceMs } }).start();
  const settled = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const type = (text: string) => actor.send({ type: 'type', text });
  return { actor, clock, requests, settled, type, context: () => actor.getSnapshot().context };
}

test.each([
  ['keywords', offersAutocompleteMinimumCharacters, offersAutocompleteDebounceMs, 300],
  ['places', locationSearchMinimumCharacters, locationSearchDebounceMs, 500],
])('%s are requested from 3 characters on, after a pause', (_, minimum, debounceMs, specified) => {
  const { clock, requests, type } = field(minimum, debounceMs);
  type('na');
  clock.increment(10_000);
  expect(requests).toEqual([]);
  type('nan');
  clock.increment(specified - 1);
  type('nant');
  clock.increment(specified - 1);
  expect(requests).toEqual([]);
  clock.increment(1);
  expect(requests.map(({ text }) => text)).toEqual(['nant']);
});

test('spaces around the words do not count, and are not sent', () => {
  const { clock, requests, type } = field();
  type('  na ');
  clock.increment(1_000);
  type(' nan ');
  clock.increment(300);
  expect(requests.map(({ text }) => text)).toEqual(['nan']);
});

test('a new request aborts the previous one', async () => {
  const { clock, requests, type, context, settled } = field();
  type('nan');
  clock.increment(300);
  type('nante');
  expect(requests[0]?.signal.aborted).toBe(true);
  clock.increment(300);
  requests[0]?.respond({ html: 'old' });
  requests[1]?.respond({ html: 'new' });
  await settled();
  expect(context().suggested).toEqual({ html: 'new' });
});

test('a failure keeps the suggestions, and too few characters or closing remove them', async () => {
  const { actor, clock, requests, type, context, settled } = field();
  type('nan');
  clock.increment(300);
  requests[0]?.respond({ html: 'one' });
  await settled();
  type('nant');
  clock.increment(300);
  requests[1]?.fail();
  await settled();
  expect(context().suggested).toEqual({ html: 'one' });
  type('na');
  expect(context().suggested).toBeUndefined();
  type('nan');
  clock.increment(300);
  requests[2]?.respond({ html: 'one' });
  await settled();
  actor.send({ type: 'close' });
  expect(context().suggested).toBeUndefined();
});

test('closing cancels a request, and a pending pause', () => {
  const { actor, clock, requests, type } = field();
  type('nan');
  actor.send({ type: 'close' });
  clock.increment(1_000);
  expect(requests).toEqual([]);
  type('nant');
  clock.increment(300);
  actor.send({ type: 'close' });
  expect(requests[0]?.signal.aborted).toBe(true);
});

test('the arrows cycle through the options, with the field itself between last and first', () => {
  const { actor, context } = field();
  const places = (['next', 'next', 'next', 'previous', 'previous', 'previous'] as const).map(
    (to) => {
      actor.send({ type: 'move', to, options: 2 });
      return context().active;
    },
  );
  expect(places).toEqual([0, 1, null, 1, 0, null]);
});

test.each([
  ['ana', 'Analyste', 'lyste'],
  ['Analyste', 'Analyste', ''],
  ['lys', 'Analyste', ''],
  ['', 'Analyste', ''],
  ['ana', undefined, ''],
])('“%s” is completed by %s with “%s”', (text, first, completion) => {
  const suggested = { html: '', first };
  expect(findCompletion({ minimum: 3, debounceMs: 0, active: null, text, suggested })).toBe(
    completion,
  );
});
