import { siteSearchDebounceMs } from '@parvis/contracts/limits/search.ts';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type SearchResults, searchMachine } from './search.machine.ts';

interface PendingRequest {
  readonly search: string;
  readonly signal: AbortSignal;
  readonly respond: (respond: SearchResults) => void;
  readonly fail: () => void;
}

const found: SearchResults = {
  html: '<p>trouvé</p>',
  accountHtml: '',
  suggests: ['marée', 'marne'],
};

function overlay() {
  const clock = new SimulatedClock();
  const requests: PendingRequest[] = [];
  const done: string[] = [];
  const machine = searchMachine.provide({
    actors: {
      search: fromPromise<SearchResults, string>(
        ({ input, signal }) =>
          new Promise((respond, reject) => {
            const fail = () => reject(new Error('offline'));
            requests.push({ search: input, signal, respond, fail });
          }),
      ),
    },
    actions: {
      show: () => done.push('show'),
      hide: (_, { by }) => done.push(`hide by ${by}`),
      focusField: () => done.push('focus'),
      begin: (_, { isFirst }) => done.push(isFirst ? 'first search' : 'next search'),
      place: (_, { html }) => done.push(`place ${html}`),
      empty: () => done.push('empty'),
    },
  });
  const actor = createActor(machine, { clock }).start();
  const settled = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const type = (text: string, starts = true) => actor.send({ type: 'type', text, starts });
  return { actor, clock, requests, done, settled, type };
}

function opened() {
  const search = overlay();
  search.actor.send({ type: 'open' });
  search.done.length = 0;
  return search;
}

async function answered() {
  const search = opened();
  search.type('mar');
  search.clock.increment(siteSearchDebounceMs);
  search.requests[0]?.respond(found);
  await search.settled();
  search.done.length = 0;
  return search;
}

test('it opens with its field focused, once', () => {
  const { actor, done } = overlay();
  actor.send({ type: 'open' });
  actor.send({ type: 'open' });
  expect(done).toEqual(['show', 'focus']);
});

test('it searches after exactly half a second without typing', () => {
  const { clock, requests, type } = opened();
  type('mar');
  clock.increment(siteSearchDebounceMs - 1);
  type('maré');
  clock.increment(siteSearchDebounceMs - 1);
  expect(requests).toEqual([]);
  clock.increment(1);
  expect(requests.map(({ search }) => search)).toEqual(['maré']);
});

test('two characters are not enough, even with spaces around them', () => {
  const { actor, clock, requests, type } = opened();
  type('ma');
  type(' ma ');
  clock.increment(siteSearchDebounceMs);
  expect(requests).toEqual([]);
  expect(actor.getSnapshot().context.text).toBe(' ma ');
});

test('deleting down to two characters cancels the pending search, and keeps the results that are shown', async () => {
  const { clock, requests, done, type } = await answered();
  type('mare');
  type('ma');
  clock.increment(siteSearchDebounceMs);
  expect(requests).toHaveLength(1);
  expect(done).toEqual([]);
});

test('a key that starts no search is accepted without a search', () => {
  const { actor, clock, requests, type } = opened();
  type('mar-', false);
  clock.increment(siteSearchDebounceMs);
  expect(requests).toEqual([]);
  expect(actor.getSnapshot().context.text).toBe('mar-');
});

test('a key that starts no search does not delay the pending one', () => {
  const { clock, requests, type } = opened();
  type('mar');
  clock.increment(siteSearchDebounceMs - 1);
  type('mar ', false);
  clock.increment(1);
  expect(requests.map(({ search }) => search)).toEqual(['mar']);
});

test('a response is shown, with its suggestions', async () => {
  const { actor, clock, requests, done, settled, type } = opened();
  type('mar');
  clock.increment(siteSearchDebounceMs);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  requests[0]?.respond(found);
  await settled();
  expect(done).toEqual(['first search', 'place <p>trouvé</p>']);
  expect(actor.getSnapshot().hasTag('busy')).toBe(false);
  expect(actor.getSnapshot().context.suggests).toEqual(found.suggests);
});

test('a new search cancels the previous one', async () => {
  const { clock, requests, done, settled, type } = opened();
  type('mar');
  clock.increment(siteSearchDebounceMs);
  type('mare');
  expect(requests[0]?.signal.aborted).toBe(true);
  clock.increment(siteSearchDebounceMs);
  requests[0]?.respond({ ...found, html: 'stale' });
  requests[1]?.respond(found);
  await settled();
  expect(done).toEqual(['first search', 'next search', 'place <p>trouvé</p>']);
});

test('a failure is silent: it is no longer busy, and the results stay', async () => {
  const { actor, clock, requests, done, settled, type } = await answered();
  type('mare');
  clock.increment(siteSearchDebounceMs);
  requests[1]?.fail();
  await settled();
  expect(actor.getSnapshot().hasTag('busy')).toBe(false);
  expect(actor.getSnapshot().context.suggests).toEqual(found.suggests);
  expect(done).toEqual(['next search']);
});

test('clearing empties the field and the results, and keeps the focus', async () => {
  const { actor, done } = await answered();
  actor.send({ type: 'clear' });
  expect(done).toEqual(['empty', 'focus']);
  expect(actor.getSnapshot().context).toMatchObject({ text: '', suggests: [] });
  expect(actor.getSnapshot().matches('open')).toBe(true);
});

test.each(['escape', 'leaving', 'outside', 'control'] as const)(
  'closed by %s it resets, and cancels its request',
  async (by) => {
    const { actor, clock, requests, done, type } = await answered();
    type('mare');
    clock.increment(siteSearchDebounceMs);
    done.length = 0;
    actor.send({ type: 'close', by });
    expect(done).toEqual(['empty', `hide by ${by}`]);
    expect(requests[1]?.signal.aborted).toBe(true);
    expect(actor.getSnapshot().context).toEqual({
      text: '',
      suggests: [],
      active: null,
      hasStarted: false,
    });
  },
);

test('arrows cycle through the suggestions and the field', async () => {
  const { actor } = await answered();
  const after = (to: 'next' | 'previous') => {
    actor.send({ type: 'move', to });
    return actor.getSnapshot().context.active;
  };
  expect([after('next'), after('next'), after('next')]).toEqual([0, 1, null]);
  expect([after('previous'), after('previous'), after('previous')]).toEqual([1, 0, null]);
});

test('typing leaves the suggestions for the field', async () => {
  const { actor, type } = await answered();
  actor.send({ type: 'move', to: 'next' });
  type('mars');
  expect(actor.getSnapshot().context.active).toBeNull();
});

test('a suggestion is searched for immediately', async () => {
  const { actor, requests } = await answered();
  actor.send({ type: 'choose', suggestion: 'marée' });
  expect(requests.map(({ search }) => search)).toEqual(['mar', 'marée']);
  expect(actor.getSnapshot().context).toMatchObject({ text: 'marée', suggests: [] });
});
