import { loadMoreProgressTimeoutMs } from '@parvis/contracts/limits/lists.ts';
import { listKeywordDebounceMs } from '@parvis/contracts/limits/search.ts';
import type { ChosenFilters } from '@parvis/contracts/site/filters/list-data.ts';
import type { ListSwitch } from '@parvis/contracts/site/filters/list-state.ts';
import { assign, fromPromise, raise, setup } from 'xstate';
import { filterRequest, type ListOfPage, type ListRequest } from './list-request.ts';
import type { ListUpdate } from './list-update.ts';
import type { ListView } from './list-view.ts';

export interface ListInput {
  readonly list: ListOfPage;
  readonly view: ListView;
}

interface ListContext extends ListInput {
  readonly request: ListRequest;
}

export type ListEvent =
  /** A value was ticked or unticked. */
  | {
      readonly type: 'choose';
      readonly group: string;
      readonly slug: string;
      readonly name: string;
      readonly isChosen: boolean;
    }
  | {
      readonly type: 'period';
      readonly date_start: string | undefined;
      readonly date_end: string | undefined;
    }
  /** Words are being typed that are requested after a pause. */
  | { readonly type: 'type'; readonly q: string }
  /** Words are being typed that are only sent on submission. */
  | { readonly type: 'write'; readonly q: string }
  /** A checkbox that is not a facet. */
  | { readonly type: 'switch'; readonly name: ListSwitch; readonly isOn: boolean }
  /** A point and radius were set, or removed. */
  | { readonly type: 'around'; readonly near: string | undefined }
  /** Enter in the search field, or a pause while typing. */
  | { readonly type: 'submit' }
  /** More of the list was requested, by a press or by scrolling to its end. */
  | { readonly type: 'more'; readonly href: string }
  /** A numbered page, a filter's removal, or the list without filters. */
  | { readonly type: 'follow'; readonly href: string; readonly scrolls: boolean }
  /** Back or forward in the history: the pages shown, and the scroll position. */
  | {
      readonly type: 'restore';
      readonly href: string;
      readonly before?: readonly string[];
      readonly scrollY?: number | undefined;
    };

const nothing: ListView = {
  chosen: { facets: {}, q: '' },
  results: {},
  choices: undefined,
  total: 0,
  epoch: 0,
};

const types: { context: ListContext; events: ListEvent; input: ListInput } = {
  context: {
    list: { base: '' },
    view: nothing,
    request: { href: '', mode: 'replace', history: 'keep', scrolls: false },
  },
  events: { type: 'submit' },
  input: { list: { base: '' }, view: nothing },
};

type Chosen = ChosenFilters<string>;

type Choice = Pick<Extract<ListEvent, { type: 'choose' }>, 'group' | 'slug' | 'isChosen'>;

function withFacet({ facets }: Chosen, { group, slug, isChosen }: Choice): Chosen['facets'] {
  const others = (facets[group] ?? []).filter((other) => other !== slug);
  return { ...facets, [group]: isChosen ? [...others, slug] : others };
}

/** Returns the filters after a value, a period or words were chosen. */
function chosenAfter(chosen: Chosen, event: ListEvent): Chosen {
  switch (event.type) {
    case 'choose':
      return { ...chosen, facets: withFacet(chosen, event) };
    case 'switch': {
      const others = (chosen.switches ?? []).filter((name) => name !== event.name);
      return { ...chosen, switches: event.isOn ? [...others, event.name] : others };
    }
    case 'around':
      return { ...chosen, near: event.near };
    case 'period':
      return { ...chosen, date_start: event.date_start, date_end: event.date_end };
    case 'type':
    case 'write':
      return { ...chosen, q: event.q };
    case 'submit':
    case 'more':
    case 'follow':
    case 'restore':
      return chosen;
  }
}

function toRequest({ list, view }: ListContext, event: ListEvent): ListRequest {
  switch (event.type) {
    case 'more':
      return { href: event.href, mode: 'append', history: 'replace', scrolls: false };
    case 'follow': {
      const { href, scrolls } = event;
      return { href, mode: 'replace', history: 'push', scrolls };
    }
    case 'restore': {
      const { href, before, scrollY } = event;
      return { href, before, scrollY, mode: 'replace', history: 'keep', scrolls: false };
    }
    case 'choose':
    case 'switch':
    case 'around':
    case 'period':
    case 'type':
    case 'write':
    case 'submit':
      return filterRequest(list, view.chosen);
  }
}

/** Returns the panel after a response; words being typed meanwhile are kept. */
function viewAfter(
  { view }: ListContext,
  { chosen, total, results, choices }: ListUpdate,
  isTyping: boolean,
): ListView {
  return {
    chosen: isTyping ? { ...chosen, q: view.chosen.q } : chosen,
    results,
    choices,
    total,
    epoch: samePeriod(chosen, view.chosen) ? view.epoch : view.epoch + 1,
  };
}

function samePeriod(one: Chosen, other: Chosen): boolean {
  return one.date_start === other.date_start && one.date_end === other.date_end;
}

/** Typed words are included in these requests, or discarded by them. */
const whatRequestsTheWords = {
  choose: 'still',
  switch: 'still',
  around: 'still',
  period: 'still',
  submit: 'still',
  follow: 'still',
  restore: 'still',
} as const;

/**
 * A list that is kept up to date: one request at a time, and a new one aborts the previous one. A
 * response is applied as a whole; a failure leaves the list unchanged. The progress indicator stops
 * after a while, but the response is still used.
 */
export const listMachine = setup({
  types,
  actors: {
    fetch: fromPromise<ListUpdate, ListRequest>(async () => {
      throw new Error('not provided');
    }),
  },
  actions: {
    choose: assign({
      view: ({ context, event }) => ({
        ...context.view,
        chosen: chosenAfter(context.view.chosen, event),
      }),
    }),
    ask: assign({ request: ({ context, event }) => toRequest(context, event) }),
    take: assign({
      view: ({ context, self }, { update }: { update: ListUpdate }) =>
        viewAfter(context, update, !self.getSnapshot().matches({ keywords: 'still' })),
    }),
    place: (_args, _params: { update: ListUpdate; request: ListRequest }) => undefined,
  },
  delays: { debounce: listKeywordDebounceMs, timeout: loadMoreProgressTimeoutMs },
}).createMachine({
  id: 'list',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    request: { href: input.list.base, mode: 'replace', history: 'keep', scrolls: false },
  }),
  states: {
    keywords: {
      initial: 'still',
      on: {
        type: { target: '.typing', actions: 'choose' },
        write: { target: '.writing', actions: 'choose' },
      },
      states: {
        still: {},
        typing: {
          after: { debounce: { target: 'still', actions: raise({ type: 'submit' }) } },
          on: whatRequestsTheWords,
        },
        writing: { on: whatRequestsTheWords },
      },
    },
    request: {
      initial: 'idle',
      on: {
        choose: { target: '.loading', actions: ['choose', 'ask'] },
        switch: { target: '.loading', actions: ['choose', 'ask'] },
        around: { target: '.loading', actions: ['choose', 'ask'] },
        period: { target: '.loading', actions: ['choose', 'ask'] },
        submit: { target: '.loading', actions: 'ask' },
        more: { target: '.loading', actions: 'ask' },
        follow: { target: '.loading', actions: 'ask' },
        restore: { target: '.loading', actions: 'ask' },
      },
      states: {
        idle: {},
        loading: {
          invoke: {
            src: 'fetch',
            input: ({ context }) => context.request,
            onDone: {
              target: 'idle',
              actions: [
                { type: 'take', params: ({ event }) => ({ update: event.output }) },
                {
                  type: 'place',
                  params: ({ context, event }) => ({
                    update: event.output,
                    request: context.request,
                  }),
                },
              ],
            },
            onError: 'idle',
          },
          initial: 'progressing',
          states: {
            // Further scrolling does not request the same part twice.
            progressing: { after: { timeout: 'stalled' }, on: { more: {} } },
            stalled: {},
          },
        },
      },
    },
  },
});
