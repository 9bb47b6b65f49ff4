import { loadMoreProgressTimeoutMs } from '@parvis/contracts/limits/lists.ts';
import { listKeywordDebounceMs } from '@parvis/contracts/limits/search.ts';
import type { FacetGroup } from '@parvis/contracts/site/filters/facets.ts';
import type { ChosenFilters, ListData } from '@parvis/contracts/site/filters/list-data.ts';
import { assign, fromPromise, raise, setup } from 'xstate';
import { filterRequest, type ListOfPage, type ListRequest } from './list-request.ts';

/** What the filter panel shows. */
export interface ListView {
  readonly chosen: ChosenFilters;
  /** How many entries there are with each value, by group and word. */
  readonly results: Readonly<Partial<Record<FacetGroup, Readonly<Record<string, number>>>>>;
  readonly total: number;
  /** Grows when the period changed by another way than the panel. */
  readonly epoch: number;
}

export interface ListInput {
  readonly list: ListOfPage;
  readonly view: ListView;
}

interface ListContext extends ListInput {
  readonly request: ListRequest;
}

export type ListEvent =
  /** A value was ticked or not. */
  | {
      readonly type: 'choose';
      readonly group: FacetGroup;
      readonly slug: string;
      readonly name: string;
      readonly isChosen: boolean;
    }
  | {
      readonly type: 'period';
      readonly date_start: string | undefined;
      readonly date_end: string | undefined;
    }
  | { readonly type: 'type'; readonly q: string }
  /** Enter in the search field, or a pause while typing. */
  | { readonly type: 'submit' }
  /** The next part of the list is wanted, by a press or by scrolling to its end. */
  | { readonly type: 'more'; readonly href: string }
  /** A numbered page, a filter's removal, or the list without filters. */
  | { readonly type: 'follow'; readonly href: string; readonly scrolls: boolean }
  /** Back or forward in the history. */
  | { readonly type: 'restore'; readonly href: string };

const types: { context: ListContext; events: ListEvent; input: ListInput } = {
  context: {
    list: { base: '' },
    view: { chosen: { facets: {}, q: '' }, results: {}, total: 0, epoch: 0 },
    request: { href: '', mode: 'replace', history: 'keep', scrolls: false },
  },
  events: { type: 'submit' },
  input: {
    list: { base: '' },
    view: { chosen: { facets: {}, q: '' }, results: {}, total: 0, epoch: 0 },
  },
};

/** The filters after a value, a period or words were chosen. */
function chosenAfter(chosen: ChosenFilters, event: ListEvent): ChosenFilters {
  switch (event.type) {
    case 'choose': {
      const others = (chosen.facets[event.group] ?? []).filter((slug) => slug !== event.slug);
      const slugs = event.isChosen ? [...others, event.slug] : others;
      return { ...chosen, facets: { ...chosen.facets, [event.group]: slugs } };
    }
    case 'period':
      return { ...chosen, date_start: event.date_start, date_end: event.date_end };
    case 'type':
      return { ...chosen, q: event.q };
    case 'submit':
    case 'more':
    case 'follow':
    case 'restore':
      return chosen;
  }
}

function requestOf({ list, view }: ListContext, event: ListEvent): ListRequest {
  switch (event.type) {
    case 'more':
      return { href: event.href, mode: 'append', history: 'replace', scrolls: false };
    case 'follow': {
      const { href, scrolls } = event;
      return { href, mode: 'replace', history: 'push', scrolls };
    }
    case 'restore':
      return { href: event.href, mode: 'replace', history: 'keep', scrolls: false };
    case 'choose':
    case 'period':
    case 'type':
    case 'submit':
      return filterRequest(list, view.chosen);
  }
}

/** The panel after an answer; words being typed meanwhile are left to whoever types them. */
function viewAfter(
  { view }: ListContext,
  { chosen, total, filters }: ListData,
  isTyping: boolean,
): ListView {
  const results = filters.map(({ group, items }) => {
    return [group, Object.fromEntries(items.map(({ id, nb_result }) => [id, nb_result]))] as const;
  });
  return {
    chosen: isTyping ? { ...chosen, q: view.chosen.q } : chosen,
    results: Object.fromEntries(results),
    total,
    epoch: samePeriod(chosen, view.chosen) ? view.epoch : view.epoch + 1,
  };
}

function samePeriod(one: ChosenFilters, other: ChosenFilters): boolean {
  return one.date_start === other.date_start && one.date_end === other.date_end;
}

/**
 * The list of a page kept live: one request at a time, a new one dropping the one before. An answer
 * is placed whole; a failure leaves the list as it is. The progress shown stops after a while, the
 * answer is welcome all the same.
 */
export const listMachine = setup({
  types,
  actors: {
    fetch: fromPromise<ListData, ListRequest>(async () => {
      throw new Error('nothing fetches');
    }),
  },
  actions: {
    choose: assign({
      view: ({ context, event }) => ({
        ...context.view,
        chosen: chosenAfter(context.view.chosen, event),
      }),
    }),
    ask: assign({ request: ({ context, event }) => requestOf(context, event) }),
    take: assign({
      view: ({ context, self }, { data }: { data: ListData }) =>
        viewAfter(context, data, self.getSnapshot().matches({ keywords: 'typing' })),
    }),
    place: (_args, _params: { data: ListData; request: ListRequest }) => undefined,
  },
  delays: { debounce: listKeywordDebounceMs, patience: loadMoreProgressTimeoutMs },
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
      on: { type: { target: '.typing', actions: 'choose' } },
      states: {
        still: {},
        typing: {
          after: { debounce: { target: 'still', actions: raise({ type: 'submit' }) } },
          on: {
            choose: 'still',
            period: 'still',
            submit: 'still',
            follow: 'still',
            restore: 'still',
          },
        },
      },
    },
    request: {
      initial: 'idle',
      on: {
        choose: { target: '.loading', actions: ['choose', 'ask'] },
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
                { type: 'take', params: ({ event }) => ({ data: event.output }) },
                {
                  type: 'place',
                  params: ({ context, event }) => ({
                    data: event.output,
                    request: context.request,
                  }),
                },
              ],
            },
            onError: 'idle',
          },
          initial: 'progressing',
          states: {
            // Scrolling on does not ask twice for the same part.
            progressing: { after: { patience: 'stalled' }, on: { more: {} } },
            stalled: {},
          },
        },
      },
    },
  },
});
