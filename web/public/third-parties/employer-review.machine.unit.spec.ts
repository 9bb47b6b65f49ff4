import { trackingConsentWaitMs } from '@parvis/contracts/limits/third-parties.ts';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type Asking, type DrawnReview, employerReviewMachine } from './employer-review.machine.ts';

/** The machine over a clock that stands still, with everything that it asks and does written down. */
function block(needsConsent: boolean) {
  const clock = new SimulatedClock();
  const done: string[] = [];
  const asked: {
    asking: Asking;
    answer: (review: DrawnReview) => void;
    fail: () => void;
  }[] = [];
  const actor = createActor(
    employerReviewMachine.provide({
      actors: {
        fetchReview: fromPromise<DrawnReview, Asking>(
          ({ input }) =>
            new Promise((resolve, reject) => {
              asked.push({
                asking: input,
                answer: resolve,
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
  return { actor, clock, asked, settled, done };
}

const review: DrawnReview = { html: '4,2', lastUpdate: undefined };

test('one employer’s rating is asked for at once, and shown', async () => {
  const { asked, settled, done, clock } = block(false);
  expect(asked.map(({ asking }) => asking)).toEqual(['plain']);
  asked[0]?.answer(review);
  await settled();
  clock.increment(trackingConsentWaitMs);
  expect(done).toEqual(['show 4,2']);
  expect(asked).toHaveLength(1);
});

test('without consent the group’s is asked for after a second, without tracking', () => {
  const { actor, asked, clock } = block(true);
  clock.increment(trackingConsentWaitMs - 1);
  expect(asked).toEqual([]);
  clock.increment(1);
  expect(asked.map(({ asking }) => asking)).toEqual(['disabled']);
  actor.send({ type: 'granted' });
  expect(asked).toHaveLength(1);
});

test('consent that comes before is used, once', () => {
  const { actor, asked, clock } = block(true);
  clock.increment(trackingConsentWaitMs - 1);
  actor.send({ type: 'granted' });
  clock.increment(trackingConsentWaitMs);
  expect(asked.map(({ asking }) => asking)).toEqual(['plain']);
});

test.each([true, false])('a failure hides the block (after consent: %s)', async (needsConsent) => {
  const { actor, asked, settled, done } = block(needsConsent);
  actor.send({ type: 'granted' });
  asked[0]?.fail();
  await settled();
  expect(done).toEqual(['hide']);
});
