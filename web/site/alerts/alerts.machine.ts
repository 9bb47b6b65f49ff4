import { assign, fromPromise, setup } from 'xstate';

/** The further effect of closing the modal: none, a reload, or opening another address. */
export type Closing =
  | { readonly kind: 'stay' }
  | { readonly kind: 'reload' }
  | { readonly kind: 'go'; readonly to: string };

/** A step as rendered by the server. */
export interface LoadedStep {
  readonly html: string;
  readonly closing: Closing;
}

/** The events of the modal. */
export type AlertsEvent =
  /** A step was requested, by a link or by the page's address. */
  | { readonly type: 'open'; readonly address: string }
  /** The response to a form replaced it. */
  | { readonly type: 'answered'; readonly closing: Closing }
  /** The close button, a press outside, or Escape. */
  | { readonly type: 'close' };

interface AlertsContext {
  /** The address of the step requested last. */
  readonly address: string;
  readonly closing: Closing;
}

const types: { context: AlertsContext; events: AlertsEvent } = {
  context: { address: '', closing: { kind: 'stay' } },
  events: { type: 'close' },
};

/**
 * The modal of the alerts and the newsletter. A step is fetched and shown in place; one that cannot
 * be fetched is opened as a page. Closing some steps leads elsewhere. Specification, section 4.
 */
export const alertsMachine = setup({
  types,
  actors: {
    fetchStep: fromPromise<LoadedStep, string>(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    reloads: ({ context }) => context.closing.kind === 'reload',
    leads: ({ context }) => context.closing.kind === 'go',
  },
  actions: {
    show: (_args, _step: LoadedStep) => undefined,
    hide: () => undefined,
    followAsPage: (_args, _to: { readonly address: string }) => undefined,
    reload: () => undefined,
    go: (_args, _to: { readonly address: string }) => undefined,
  },
}).createMachine({
  id: 'alerts',
  context: { address: '', closing: { kind: 'stay' } },
  initial: 'closed',
  states: {
    closed: {
      on: {
        open: { target: 'loading', actions: assign(({ event }) => ({ address: event.address })) },
      },
    },
    loading: {
      invoke: {
        src: 'fetchStep',
        input: ({ context }) => context.address,
        onDone: {
          target: 'open',
          actions: [
            assign(({ event }) => ({ closing: event.output.closing })),
            { type: 'show', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'closed',
          actions: [
            'hide',
            { type: 'followAsPage', params: ({ context: { address } }) => ({ address }) },
          ],
        },
      },
      on: {
        open: {
          target: 'loading',
          reenter: true,
          actions: assign(({ event }) => ({ address: event.address })),
        },
        close: { target: 'closed', actions: 'hide' },
      },
    },
    open: {
      on: {
        open: { target: 'loading', actions: assign(({ event }) => ({ address: event.address })) },
        answered: { actions: assign(({ event }) => ({ closing: event.closing })) },
        close: [
          { guard: 'reloads', target: 'closed', actions: ['hide', 'reload'] },
          {
            guard: 'leads',
            target: 'closed',
            actions: [
              'hide',
              {
                type: 'go',
                params: ({ context: { closing } }) => ({
                  address: closing.kind === 'go' ? closing.to : '',
                }),
              },
            ],
          },
          { target: 'closed', actions: 'hide' },
        ],
      },
    },
  },
});
