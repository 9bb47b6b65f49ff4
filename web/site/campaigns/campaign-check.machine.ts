import { fromPromise, setup } from 'xstate';

/** The links wait this long for the server, in milliseconds; then they lead where they always do. */
export const campaignCheckTimeoutMs = 4_000;

/**
 * Asks once whether one of the visitor's campaigns runs: then the links name them. Whatever becomes of
 * it, the links work again.
 */
export const campaignCheckMachine = setup({
  actors: {
    ask: fromPromise<string>(() => Promise.reject(new Error('nothing asks'))),
  },
  actions: { tell: (_args, _said: { campaigns: string }) => undefined },
  delays: { patience: campaignCheckTimeoutMs },
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
      after: { patience: 'settled' },
    },
    settled: { type: 'final' },
  },
});
