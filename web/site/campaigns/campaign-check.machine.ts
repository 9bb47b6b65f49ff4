import { fromPromise, setup } from 'xstate';

/** The timeout of the check, in milliseconds; after it the links work as usual. */
export const campaignCheckTimeoutMs = 4_000;

/**
 * Checks once whether one of the visitor's campaigns is active, and adds them to the links.
 * Whatever the result, the links work again.
 */
export const campaignCheckMachine = setup({
  actors: {
    ask: fromPromise<string>(() => Promise.reject(new Error('not provided'))),
  },
  actions: { tell: (_args, _said: { campaigns: string }) => undefined },
  delays: { timeout: campaignCheckTimeoutMs },
}).createMachine({
  id: 'campaign-check',
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'ask',
        onDone: {
          target: 'settled',
          actions: { type: 'tell', params: ({ event }) => ({ campaigns: event.output }) },
        },
        onError: 'settled',
      },
      after: { timeout: 'settled' },
    },
    settled: { type: 'final' },
  },
});
