import { liveFeedPollingMs } from '@parvis/contracts/limits/live-feed.ts';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { liveFeedMachine, type RenderedPost } from './live-feed.machine.ts';

/** Returns the machine with a manual clock, recording all its calls. */
function feed() {
  const clock = new SimulatedClock();
  const done: string[] = [];
  const requests: { respond: (...ids: string[]) => void; fail: () => void }[] = [];
  createActor(
    liveFeedMachine.provide({
      actors: {
        fetchPosts: fromPromise<readonly RenderedPost[]>(
          () =>
            new Promise((resolve, reject) => {
              requests.push({
                respond: (...ids) => resolve(ids.map((id) => ({ id, html: id }))),
                fail: () => reject(new Error('away')),
              });
            }),
        ),
      },
      actions: {
        markLoading: () => done.push('loading'),
        markLoaded: () => done.push('loaded'),
        open: () => done.push('open'),
        prepend: (_args, { posts }) => done.push(`prepend ${posts.map(({ id }) => id).join()}`),
      },
    }),
    { clock },
  ).start();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { clock, requests, settled, drain: () => done.splice(0) };
}

test('the first response opens the header; a minute later the feed is requested again', async () => {
  const { clock, requests, settled, drain } = feed();
  expect(drain()).toEqual(['loading']);
  requests[0]?.respond('b', 'a');
  await settled();
  expect(drain()).toEqual(['loaded', 'prepend b,a', 'open']);
  clock.increment(liveFeedPollingMs - 1);
  expect(requests).toHaveLength(1);
  clock.increment(1);
  expect(requests).toHaveLength(2);
  requests[1]?.respond('c', 'b', 'a');
  await settled();
  expect(drain()).toEqual(['loading', 'loaded', 'prepend c,b,a']);
});

test('a failure only removes the loading indicator; the request is retried a minute later', async () => {
  const { clock, requests, settled, drain } = feed();
  requests[0]?.fail();
  await settled();
  expect(drain()).toEqual(['loading', 'loaded']);
  clock.increment(liveFeedPollingMs);
  requests[1]?.respond('a');
  await settled();
  expect(drain()).toEqual(['loading', 'loaded', 'prepend a', 'open']);
  clock.increment(liveFeedPollingMs);
  requests[2]?.fail();
  await settled();
  expect(drain()).toEqual(['loading', 'loaded']);
  clock.increment(liveFeedPollingMs);
  expect(requests).toHaveLength(4);
});
