import { trackingConsentWaitMs } from '@parvis/contracts/limits/third-parties.ts';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import {
  employerReviewMachine,
  type RenderedReview,
  type ReviewVariant,
} from './employer-review.machine.ts';

/** Returns the machine with a manual clock, recording all its calls. */
function block(needsConsent: boolean) {
  const clock = new SimulatedClock();
  const done: string[] = [];
  const requests: {
    variant: ReviewVariant;
    respond: (review: RenderedReview) => void;
    fail: () => void;
  }[] = [];
  const actor = createActor(
    employerReviewMachine.provide({
      actors: {
        fetchReview: fromPromise<RenderedReview, ReviewVariant>(
          ({ input }) =>
            new Promise((resolve, reject) => {
              requests.push({
                variant: input,
                respond: resolve,
                fail: () => reject(new Error('away')),
              });
            }),
        ),
      },
      actions: {
        show: (_args, { html }) => done.push(`show ${html}`),
        hide: () => done.push('hide'),
      },
    }),
    { clock, input: { needsConsent } },
  ).start();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { actor, clock, requests, settled, done };
}

const review: RenderedReview = { html: '4,2', lastUpdate: undefined };

test('the rating of one employer is requested immediately, and shown', async () => {
  const { requests, settled, done, clock } = block(false);
  expect(requests.map(({ variant }) => variant)).toEqual(['plain']);
  requests[0]?.respond(review);
  await settled();
  clock.increment(trackingConsentWaitMs);
  expect(done).toEqual(['show 4,2']);
  expect(requests).toHaveLength(1);
});

test('without consent the Group’s rating is requested after a second, without tracking', () => {
  const { actor, requests, clock } = block(true);
  clock.increment(trackingConsentWaitMs - 1);
  expect(requests).toEqual([]);
  clock.increment(1);
  expect(requests.map(({ variant }) => variant)).toEqual(['disabled']);
  actor.send({ type: 'granted' });
  expect(requests).toHaveLength(1);
});

test('consent that was given earlier is used, and only once', () => {
  const { actor, requests, clock } = block(true);
  clock.increment(trackingConsentWaitMs - 1);
  actor.send({ type: 'granted' });
  clock.increment(trackingConsentWaitMs);
  expect(requests.map(({ variant }) => variant)).toEqual(['plain']);
});

test.each([true, false])('a failure hides the block (after consent: %s)', async (needsConsent) => {
  const { actor, requests, settled, done } = block(needsConsent);
  actor.send({ type: 'granted' });
  requests[0]?.fail();
  await settled();
  expect(done).toEqual(['hide']);
});
