import { assign, not, setup } from 'xstate';

/** What happens to a set of items of which one at most is open. */
export type OneOpenEvent =
  /** An item was pressed by pointer or key. */
  | { readonly type: 'item.press'; readonly item: string }
  /** The browser opened an item by itself, for a search in the page. */
  | { readonly type: 'item.show'; readonly item: string }
  /** Escape, a press outside, or the focus gone elsewhere. */
  | { readonly type: 'dismiss' }
  /** From now on one is kept open: this one, unless there is one already. With none, no longer. */
  | { readonly type: 'keep'; readonly item: string | null };

export interface OneOpenInput {
  /** The item that is open at first. */
  readonly open: string | null;
  /** Whether pressing the open item leaves it open, so that there always is one. */
  readonly keepsOne: boolean;
}

const types: { context: OneOpenInput; events: OneOpenEvent; input: OneOpenInput } = {
  context: { open: null, keepsOne: false },
  events: { type: 'dismiss' },
  input: { open: null, keepsOne: false },
};

/** Items of which opening one closes the others. */
export const oneOpenMachine = setup({
  types,
  guards: {
    hasOpen: ({ context }) => context.open !== null,
    isOpen: ({ context, event }) => 'item' in event && context.open === event.item,
    isKept: ({ context, event }) =>
      context.keepsOne && 'item' in event && context.open === event.item,
    mayClose: ({ context }) => !context.keepsOne,
  },
  actions: {
    take: assign({ open: ({ context, event }) => ('item' in event ? event.item : context.open) }),
    clear: assign({ open: null }),
    keep: assign(({ context: { open, keepsOne }, event }) => {
      if (event.type !== 'keep') return {};
      if (event.item !== null) return { open: open ?? event.item, keepsOne: true };
      return { open: keepsOne ? null : open, keepsOne: false };
    }),
  },
}).createMachine({
  id: 'one-open',
  context: ({ input }) => input,
  initial: 'none',
  on: { keep: { actions: 'keep' } },
  states: {
    none: {
      always: { guard: 'hasOpen', target: 'one' },
      on: {
        'item.press': { target: 'one', actions: 'take' },
        'item.show': { target: 'one', actions: 'take' },
      },
    },
    one: {
      always: { guard: not('hasOpen'), target: 'none' },
      on: {
        'item.press': [
          { guard: 'isKept' },
          { guard: 'isOpen', target: 'none', actions: 'clear' },
          { actions: 'take' },
        ],
        'item.show': { actions: 'take' },
        dismiss: { guard: 'mayClose', target: 'none', actions: 'clear' },
      },
    },
  },
});
