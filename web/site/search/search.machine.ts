import { siteSearchDebounceMs } from '@parvis/contracts/limits/search.ts';
import { isLongEnoughToSearch } from '@parvis/contracts/site/search/is-long-enough.ts';
import { assign, fromPromise, setup } from 'xstate';

/** The site's response to a search; HTML rendered by the server. */
export interface SearchResults {
  readonly html: string;
  readonly accountHtml: string;
  readonly suggests: readonly string[];
}

/** Why the overlay was closed. */
export type ClosedBy = 'escape' | 'leaving' | 'outside' | 'control';

export type SearchEvent =
  | { readonly type: 'open' }
  | { readonly type: 'close'; readonly by: ClosedBy }
  /** The words changed; `starts` is true for input that starts a search. */
  | { readonly type: 'type'; readonly text: string; readonly starts: boolean }
  /** The clear button. */
  | { readonly type: 'clear' }
  /** An arrow key, among the suggestions. */
  | { readonly type: 'move'; readonly to: 'next' | 'previous' }
  /** A suggestion was pressed, or Enter on the active one. */
  | { readonly type: 'choose'; readonly suggestion: string };

export interface SearchContext {
  readonly text: string;
  readonly suggests: readonly string[];
  /** The index of the suggestion that Enter takes. */
  readonly active: number | null;
  /** Whether a search was made since the overlay opened. */
  readonly hasStarted: boolean;
}

const nothing: SearchContext = { text: '', suggests: [], active: null, hasStarted: false };
const types: { context: SearchContext; events: SearchEvent } = {
  context: nothing,
  events: { type: 'open' },
};

/** Returns the suggestion after or before the active one; null past either end. */
function moved({ suggests, active }: SearchContext, to: 'next' | 'previous'): number | null {
  const places = suggests.length + 1;
  const from = active ?? suggests.length;
  const place = (from + (to === 'next' ? 1 : places - 1)) % places;
  return place === suggests.length ? null : place;
}

/**
 * The search overlay: closed, or open and idle, debouncing input, or loading. A new request cancels
 * the previous one; a failure keeps the current results. Closing resets everything.
 */
export const searchMachine = setup({
  types,
  actors: {
    search: fromPromise<SearchResults, string>(() => Promise.reject(new Error('not provided'))),
  },
  delays: { debounce: siteSearchDebounceMs },
  guards: {
    isTooShort: ({ event }) => event.type === 'type' && !isLongEnoughToSearch(event.text),
    starts: ({ event }) => event.type === 'type' && event.starts,
  },
  actions: {
    take: assign({
      text: ({ context, event }) => (event.type === 'type' ? event.text : context.text),
      active: null,
    }),
    takeSuggestion: assign({
      text: ({ context, event }) => (event.type === 'choose' ? event.suggestion : context.text),
      suggests: [],
      active: null,
    }),
    takeSuggests: assign({
      suggests: (_, { suggests }: { suggests: readonly string[] }) => suggests,
      active: null,
    }),
    move: assign({
      active: ({ context, event }) =>
        event.type === 'move' ? moved(context, event.to) : context.active,
    }),
    start: assign({ hasStarted: true }),
    forget: assign(nothing),
    forgetWords: assign({ text: '', suggests: [], active: null }),
    show: () => undefined,
    hide: (_args, _how: { by: ClosedBy }) => undefined,
    focusField: () => undefined,
    begin: (_args, _search: { isFirst: boolean }) => undefined,
    place: (_args, _answer: SearchResults) => undefined,
    empty: () => undefined,
  },
}).createMachine({
  id: 'search',
  context: nothing,
  initial: 'closed',
  states: {
    closed: { on: { open: { target: 'open', actions: ['show', 'focusField'] } } },
    open: {
      initial: 'still',
      exit: ['forget', 'empty'],
      on: {
        close: {
          target: 'closed',
          actions: { type: 'hide', params: ({ event }) => ({ by: event.by }) },
        },
        clear: { target: '.still', actions: ['forgetWords', 'empty', 'focusField'] },
        type: [
          { guard: 'isTooShort', target: '.still', actions: 'take' },
          { guard: 'starts', target: '.waiting', actions: 'take' },
          { actions: 'take' },
        ],
        move: { actions: 'move' },
        choose: { target: '.loading', actions: 'takeSuggestion' },
      },
      states: {
        still: {},
        waiting: { after: { debounce: 'loading' } },
        loading: {
          tags: 'busy',
          entry: [
            { type: 'begin', params: ({ context }) => ({ isFirst: !context.hasStarted }) },
            'start',
          ],
          invoke: {
            src: 'search',
            input: ({ context }) => context.text.trim(),
            onDone: {
              target: 'still',
              actions: [
                {
                  type: 'takeSuggests',
                  params: ({ event }) => ({ suggests: event.output.suggests }),
                },
                { type: 'place', params: ({ event }) => event.output },
              ],
            },
            onError: 'still',
          },
        },
      },
    },
  },
});
