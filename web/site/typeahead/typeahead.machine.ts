import { assign, fromPromise, setup } from 'xstate';

/** A server's suggestions for the typed text. */
export interface Suggested {
  /** HTML from our own server: options, in groups or not; empty for none. */
  readonly html: string;
  /** The first suggestion, which may complete the typed text. */
  readonly first?: string | undefined;
}

export interface TypeaheadInput {
  /** The number of characters from which suggestions are requested. */
  readonly minimum: number;
  readonly debounceMs: number;
}

export interface TypeaheadContext extends TypeaheadInput {
  readonly text: string;
  /** The suggestions for the text, or for the previous one; undefined once closed. */
  readonly suggested: Suggested | undefined;
  /** The index of the option that Enter takes. */
  readonly active: number | null;
}

export type TypeaheadEvent =
  | { readonly type: 'type'; readonly text: string }
  /** An arrow key, with the number of options. */
  | { readonly type: 'move'; readonly to: 'next' | 'previous'; readonly options: number }
  /** An option or the completion was taken, Escape, Enter, or the focus leaving. */
  | { readonly type: 'close' };

const noLimits: TypeaheadInput = { minimum: 0, debounceMs: 0 };
const types: { context: TypeaheadContext; events: TypeaheadEvent; input: TypeaheadInput } = {
  context: { ...noLimits, text: '', suggested: undefined, active: null },
  events: { type: 'close' },
  input: noLimits,
};

/** Returns the option after or before the active one; null past either end. */
function moved(active: number | null, to: 'next' | 'previous', options: number): number | null {
  const places = options + 1;
  const place = ((active ?? options) + (to === 'next' ? 1 : places - 1)) % places;
  return place === options ? null : place;
}

/** Returns the completion of a text: the rest of a suggestion with this prefix, ignoring case. */
export function findCompletion({ text, suggested }: TypeaheadContext): string {
  const first = suggested?.first ?? '';
  return text !== '' && first.toLowerCase().startsWith(text.toLowerCase())
    ? first.slice(text.length)
    : '';
}

/**
 * Suggestions for a text field: idle, debouncing input, or loading. There is one request at a time,
 * and a new one aborts the previous one; a failure keeps the current suggestions.
 */
export const typeaheadMachine = setup({
  types,
  actors: {
    suggest: fromPromise<Suggested, string>(() => Promise.reject(new Error('not provided'))),
  },
  delays: { debounce: ({ context }) => context.debounceMs },
  guards: {
    isTooShort: ({ context, event }) =>
      event.type === 'type' && event.text.trim().length < context.minimum,
  },
  actions: {
    write: assign({
      text: ({ context, event }) => (event.type === 'type' ? event.text : context.text),
      active: null,
    }),
    move: assign({
      active: ({ context, event }) =>
        event.type === 'move' ? moved(context.active, event.to, event.options) : context.active,
    }),
    take: assign({ suggested: (_, suggested: Suggested) => suggested, active: null }),
    forget: assign({ suggested: undefined, active: null }),
  },
}).createMachine({
  id: 'typeahead',
  context: ({ input }) => ({ ...input, text: '', suggested: undefined, active: null }),
  initial: 'still',
  on: {
    type: [
      { guard: 'isTooShort', target: '.still', actions: ['write', 'forget'] },
      { target: '.waiting', actions: 'write' },
    ],
    move: { actions: 'move' },
    close: { target: '.still', actions: 'forget' },
  },
  states: {
    still: {},
    waiting: { after: { debounce: 'loading' } },
    loading: {
      invoke: {
        src: 'suggest',
        input: ({ context }) => context.text.trim(),
        onDone: {
          target: 'still',
          actions: { type: 'take', params: ({ event }) => event.output },
        },
        onError: 'still',
      },
    },
  },
});
