import { assign, not, setup } from 'xstate';

/** Events of a set of items of which at most one is open. */
export type OneOpenEvent =
  /** An item was pressed by pointer or key. */
  | { readonly type: 'item.press'; readonly item: string }
  /** The browser opened an item, to show a match of find-in-page. */
  | { readonly type: 'item.show'; readonly item: string }
  /** Escape, a press outside, or the focus leaving. */
  | { readonly type: 'dismiss' }
  /** Starts keeping one item open: this one, unless one is open already; `null` stops it. */
  | { readonly type: 'keep'; readonly item: string | null };

export interface OneOpenInput {
  /** The item that is open initially. */
  readonly open: string | null;
  /** Whether one item always stays open, so that pressing the open item does not close it. */
  readonly keepsOne: boolean;
}

const types: { context: OneOpenInput; events: OneOpenEvent; input: OneOpenInput } = {
  context: { open: null, keepsOne: false },
  events: { type: 'dismiss' },
  input: { open: null, keepsOne: false },
};

/** A set of items in which opening one closes the others. */
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
