import { assign, setup } from 'xstate';
import { matchingOptions, type Option } from './matching-options.ts';

/** Events of a combobox. */
export type ComboboxEvent =
  /** Its button, its field or an arrow key was pressed. */
  | { readonly type: 'show' }
  /** Escape, a press outside, or the focus leaving: the query is discarded. */
  | { readonly type: 'hide' }
  | { readonly type: 'type'; readonly text: string }
  | { readonly type: 'move'; readonly to: 'next' | 'previous' | 'first' | 'last' }
  /** An option was clicked. */
  | { readonly type: 'take'; readonly value: string }
  /** Enter or Tab: the active option is selected. */
  | { readonly type: 'confirm' };

export interface ComboboxInput {
  readonly options: readonly Option[];
  readonly value: string;
}

export interface ComboboxContext extends ComboboxInput {
  /** The text typed since it opened; an empty query matches every option. */
  readonly query: string;
  /** The value of the option that Enter selects. */
  readonly active: string | null;
}

const types: { context: ComboboxContext; events: ComboboxEvent; input: ComboboxInput } = {
  context: { options: [], value: '', query: '', active: null },
  events: { type: 'show' },
  input: { options: [], value: '' },
};

/** Returns the options that match the query. */
export function shownOptions({ options, query }: ComboboxContext): readonly Option[] {
  return matchingOptions(options, query);
}

function optionAfterMove(context: ComboboxContext, to: 'next' | 'previous' | 'first' | 'last') {
  const values = shownOptions(context).map(({ value }) => value);
  const index = context.active === null ? -1 : values.indexOf(context.active);
  const targets = {
    next: values[Math.min(index + 1, values.length - 1)],
    previous: values[Math.max(index - 1, 0)],
    first: values[0],
    last: values.at(-1),
  };
  return targets[to] ?? null;
}

/** A text field with a list of options, filtered by the typed text. */
export const comboboxMachine = setup({
  types,
  actions: {
    start: assign({ query: '', active: ({ context }) => context.value }),
    narrow: assign(({ context, event }) => {
      if (event.type !== 'type') return {};
      const next = { ...context, query: event.text };
      return { query: event.text, active: shownOptions(next)[0]?.value ?? null };
    }),
    move: assign({
      active: ({ context, event }) =>
        event.type === 'move' ? optionAfterMove(context, event.to) : context.active,
    }),
    take: assign({
      value: ({ context, event }) => (event.type === 'take' ? event.value : context.value),
    }),
    selectActive: assign({ value: ({ context }) => context.active ?? context.value }),
  },
}).createMachine({
  id: 'combobox',
  context: ({ input }) => ({ ...input, query: '', active: null }),
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ query: '', active: null }),
      on: {
        show: { target: 'open', actions: 'start' },
        type: { target: 'open', actions: 'narrow' },
        move: { target: 'open', actions: 'start' },
      },
    },
    open: {
      on: {
        hide: 'closed',
        type: { actions: 'narrow' },
        move: { actions: 'move' },
        take: { target: 'closed', actions: 'take' },
        confirm: { target: 'closed', actions: 'selectActive' },
      },
    },
  },
});
