import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { leadershipMachine } from './leadership.machine.ts';

const base = '/groupe/gouvernance';
const ada = `${base}/ada-morel`;
const ben = `${base}/ben-roy`;

/** Returns the machine on a page that records all its calls. */
function panel() {
  const done: string[] = [];
  const requests: { path: string; respond: (html: string) => void; fail: () => void }[] = [];
  const actor = createActor(
    leadershipMachine.provide({
      actors: {
        fetchPerson: fromPromise<string, string>(
          ({ input, signal }) =>
            new Promise((resolve, reject) => {
              signal.addEventListener('abort', () => done.push(`abort ${input}`));
              requests.push({
                path: input,
                respond: resolve,
                fail: () => reject(new Error('away')),
              });
            }),
        ),
      },
      actions: {
        markLoading: () => done.push('loading'),
        markLoaded: () => done.push('loaded'),
        show: (_, { html }) => done.push(`show ${html}`),
        hide: () => done.push('hide'),
        push: (_, { path }) => done.push(`push ${path}`),
        goBack: () => done.push('back'),
        replaceWithBase: (_, { path }) => done.push(`replace ${path}`),
      },
    }),
    { input: { base } },
  ).start();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const drain = () => done.splice(0);
  return { actor, requests, settled, drain };
}

test('a chosen person is fetched, shown in place, and pushed onto the history', async () => {
  const { actor, requests, settled, drain } = panel();
  actor.send({ type: 'choose', path: ada });
  expect(requests.map(({ path }) => path)).toEqual([ada]);
  expect(drain()).toEqual(['loading']);
  requests[0]?.respond('Ada');
  await settled();
  expect(drain()).toEqual(['loaded', 'show Ada', `push ${ada}`]);
  actor.send({ type: 'dismiss' });
  expect(drain()).toEqual(['back']);
  actor.send({ type: 'travel', path: base });
  expect(drain()).toEqual(['hide']);
  expect(actor.getSnapshot().value).toBe('closed');
});

test('a failure is silent: the loading indicator disappears, nothing is shown, and a retry works', async () => {
  const { actor, requests, settled, drain } = panel();
  actor.send({ type: 'choose', path: ada });
  requests[0]?.fail();
  await settled();
  expect(drain()).toEqual(['loading', 'loaded']);
  actor.send({ type: 'choose', path: ada });
  requests[1]?.respond('Ada');
  await settled();
  expect(drain()).toContain('show Ada');
});

test.each([
  ['choosing', 'choose', [`push ${ben}`]],
  ['going back to', 'travel', []],
] as const)('%s another while one is loading cancels the first', async (_, type, pushed) => {
  const { actor, requests, settled, drain } = panel();
  actor.send({ type: 'choose', path: ada });
  actor.send({ type, path: ben });
  requests[0]?.respond('Ada');
  requests[1]?.respond('Ben');
  await settled();
  const cancelled = ['loading', 'loaded', 'loading', `abort ${ada}`];
  expect(drain()).toEqual([...cancelled, 'loaded', 'show Ben', ...pushed]);
});

test('going forward to a person shows them again; closing then leaves the address of the page', async () => {
  const { actor, requests, settled, drain } = panel();
  actor.send({ type: 'travel', path: ada });
  requests[0]?.respond('Ada');
  await settled();
  expect(drain()).toEqual(['loading', 'loaded', 'show Ada']);
  actor.send({ type: 'dismiss' });
  expect(drain()).toEqual(['hide', `replace ${base}`]);
});

test('an anchor within a person’s page needs no request, and closing goes back past it', async () => {
  const { actor, requests, settled, drain } = panel();
  actor.send({ type: 'choose', path: ada });
  requests[0]?.respond('Ada');
  await settled();
  drain();
  actor.send({ type: 'travel', path: ada });
  expect([requests.length, drain()]).toEqual([1, []]);
  actor.send({ type: 'dismiss' });
  actor.send({ type: 'dismiss' });
  expect(drain()).toEqual(['back']);
  actor.send({ type: 'travel', path: ada });
  expect(drain()).toEqual(['back']);
  actor.send({ type: 'travel', path: base });
  expect(drain()).toEqual(['hide']);
  expect(actor.getSnapshot().value).toBe('closed');
});

test('the page of leaders itself is not a person', () => {
  const { actor, requests } = panel();
  actor.send({ type: 'travel', path: base });
  expect(requests).toEqual([]);
});
