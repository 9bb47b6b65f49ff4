import { trackingConsentWaitMs } from '@parvis/contracts/limits/third-parties.ts';
import { assign, fromPromise, setup } from 'xstate';

/** The server's response. */
export interface RenderedReview {
  readonly html: string;
  /** ISO 8601, UTC. */
  readonly lastUpdate: string | undefined;
}

/** How a review is requested: with or without tracking. */
export type ReviewVariant = 'plain' | 'disabled';

interface ReviewContext {
  readonly needsConsent: boolean;
  readonly variant: ReviewVariant;
}

const types: {
  context: ReviewContext;
  input: Pick<ReviewContext, 'needsConsent'>;
  events: { readonly type: 'granted' };
} = {
  context: { needsConsent: false, variant: 'plain' },
  input: { needsConsent: false },
  events: { type: 'granted' },
};

/**
 * A rating that is requested once: immediately or, when tracking needs consent, as soon as that is
 * granted; after a second without consent, it is requested without tracking. On failure the block
 * is removed.
 */
export const employerReviewMachine = setup({
  types,
  actors: {
    fetchReview: fromPromise<RenderedReview, ReviewVariant>(() =>
      Promise.reject(new Error('not provided')),
    ),
  },
  delays: { consentWait: trackingConsentWaitMs },
  guards: { needsConsent: ({ context }) => context.needsConsent },
  actions: {
    show: (_args, _review: RenderedReview) => undefined,
    hide: () => undefined,
  },
}).createMachine({
  id: 'employer-review',
  context: ({ input }) => ({ ...input, variant: 'plain' }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'needsConsent', target: 'waiting' }, { target: 'variant' }],
    },
    waiting: {
      on: { granted: 'variant' },
      after: { consentWait: { target: 'variant', actions: assign({ variant: 'disabled' }) } },
    },
    variant: {
      invoke: {
        src: 'fetchReview',
        input: ({ context }) => context.variant,
        onDone: {
          target: 'shown',
          actions: { type: 'show', params: ({ event }) => event.output },
        },
        onError: { target: 'hidden', actions: 'hide' },
      },
    },
    shown: { type: 'final' },
    hidden: { type: 'final' },
  },
});
