import { fromPromise, setup } from 'xstate';

/** What the server knows of the campaign that brought a visitor. */
export interface KnownCampaign {
  readonly campaign: string;
  readonly source: string;
  /** The tracking id of the applicant system, if it gave one. */
  readonly obi: string | null;
}

/** The links wait this long for the server, in milliseconds; then they lead where they always do. */
export const campaignCheckTimeoutMs = 4_000;

/** Asks once which campaign an application comes from. Whatever becomes of it, the links work again. */
export const campaignCheckMachine = setup({
  actors: {
    ask: fromPromise<KnownCampaign>(() => Promise.reject(new Error('nothing asks'))),
  },
  actions: { tell: (_args, _campaign: KnownCampaign) => undefined },
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
          actions: { type: 'tell', params: ({ event }) => event.output },
        },
        onError: 'settled',
      },
      after: { patience: 'settled' },
    },
    settled: { type: 'final' },
  },
});
