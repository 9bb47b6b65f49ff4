import { assign, fromPromise, setup } from 'xstate';

/** The events of the panel; a person is identified by their path. */
export type LeadershipEvent =
  /** The link of a person was clicked. */
  | { readonly type: 'choose'; readonly path: string }
  /** The browser went back or forward to an address. */
  | { readonly type: 'travel'; readonly path: string }
  /** The close button, a press outside, or Escape. */
  | { readonly type: 'dismiss' };

interface LeadershipContext {
  /** The page of leaders. */
  readonly base: string;
  /** The person requested last. */
  readonly path: string;
  /** Whether we pushed a history entry that closing can go back from. */
  readonly isPushed: boolean;
}

const types: {
  context: LeadershipContext;
  events: LeadershipEvent;
  input: { readonly base: string };
} = {
  context: { base: '', path: '', isPushed: false },
  events: { type: 'dismiss' },
  input: { base: '' },
};

/**
 * A person's panel over the page of leaders. A person's text is fetched when they are chosen; when
 * that fails, the page is unchanged. Closing goes back in the history if the panel was pushed onto
 * it, past the anchors visited within it.
 */
export const leadershipMachine = setup({
  types,
  actors: {
    fetchPerson: fromPromise<string, string>(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    isPerson: ({ context, event }) => 'path' in event && event.path !== context.base,
    isShown: ({ context, event }) => 'path' in event && event.path === context.path,
    isPushed: ({ context }) => context.isPushed,
  },
  actions: {
    choose: assign({
      path: ({ context, event }) => ('path' in event ? event.path : context.path),
      isPushed: ({ event }) => event.type === 'choose',
    }),
    markLoading: () => undefined,
    markLoaded: () => undefined,
    show: (_args, _html: { html: string }) => undefined,
    hide: () => undefined,
    push: (_args, _to: { path: string }) => undefined,
    goBack: () => undefined,
    replaceWithBase: (_args, _to: { path: string }) => undefined,
  },
}).createMachine({
  id: 'leadership',
  context: ({ input }) => ({ base: input.base, path: input.base, isPushed: false }),
  initial: 'closed',
  on: { choose: { target: '.loading', actions: 'choose' } },
  states: {
    closed: {
      on: { travel: { guard: 'isPerson', target: 'loading', actions: 'choose' } },
    },
    loading: {
      entry: 'markLoading',
      exit: 'markLoaded',
      invoke: {
        src: 'fetchPerson',
        input: ({ context }) => context.path,
        onDone: [
          {
            guard: 'isPushed',
            target: 'open',
            actions: [
              { type: 'show', params: ({ event }) => ({ html: event.output }) },
              { type: 'push', params: ({ context }) => ({ path: context.path }) },
            ],
          },
          {
            target: 'open',
            actions: { type: 'show', params: ({ event }) => ({ html: event.output }) },
          },
        ],
        onError: 'closed',
      },
      on: {
        travel: [
          { guard: 'isPerson', target: 'loading', reenter: true, actions: 'choose' },
          { target: 'closed', actions: 'hide' },
        ],
        dismiss: 'closed',
      },
    },
    open: {
      on: {
        travel: [
          // A link to another anchor within the person's text.
          { guard: 'isShown' },
          { guard: 'isPerson', target: 'loading', actions: 'choose' },
          { target: 'closed', actions: 'hide' },
        ],
        dismiss: [
          { guard: 'isPushed', target: 'leaving', actions: 'goBack' },
          {
            target: 'closed',
            actions: [
              'hide',
              { type: 'replaceWithBase', params: ({ context }) => ({ path: context.base }) },
            ],
          },
        ],
      },
    },
    leaving: {
      on: {
        travel: [
          { guard: 'isShown', actions: 'goBack' },
          { guard: 'isPerson', target: 'loading', actions: 'choose' },
          { target: 'closed', actions: 'hide' },
        ],
      },
    },
  },
});
