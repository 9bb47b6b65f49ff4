import type { ListData } from '@parvis/contracts/site/filters/list-data.ts';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { fromPromise } from 'xstate';
import { pushEvent } from '../../public/analytics/data-layer.ts';
import { fetchList } from './fetch-list.ts';
import type { ListFiltersProps } from './filters-props.ts';
import { type ListEvent, type ListInput, type ListView, listMachine } from './list.machine.ts';
import { partOf, placeAnswer } from './list-page.ts';
import type { ListRequest } from './list-request.ts';
import { watchPage } from './watch-page.ts';

const liveList = listMachine.provide({
  actors: {
    fetch: fromPromise<ListData, ListRequest>(({ input, signal }) => fetchList(input.href, signal)),
  },
  actions: { place: (_, { data, request }) => placeAnswer(data, request) },
});

/** What the list is, as the panel shows it, and the way to change it. */
export interface LiveList {
  readonly view: ListView;
  readonly isBusy: boolean;
  readonly send: (event: ListEvent) => void;
}

/** Keeps the list of the page as the panel says, and the panel as the page's address says. */
export function useLiveList(props: ListFiltersProps): LiveList {
  const [state, send] = useMachine(liveList, { input: inputOf(props) });
  const isBusy = state.matches({ request: { loading: 'progressing' } });
  const tell = useEffectEvent(send);
  useEffect(() => watchPage(props.base, (event) => tell(event)), [props.base]);
  useEffect(() => {
    document.querySelector('[data-show-more]')?.toggleAttribute('data-progress', isBusy);
    partOf('results')?.setAttribute('aria-busy', String(isBusy));
  }, [isBusy]);
  return {
    view: state.context.view,
    isBusy,
    send(event) {
      if (event.type === 'choose' && event.isChosen) measure(event);
      send(event);
    },
  };
}

function measure({ name, group }: Extract<ListEvent, { type: 'choose' }>): void {
  pushEvent({ event: 'filterSelection', filterName: name, filterCategory: group });
}

function inputOf({ base, target, campaign, groups, chosen, total }: ListFiltersProps): ListInput {
  const results = groups.map(({ group, options }) => {
    const counts = options.map((option) => [option.slug, option.results] as const);
    return [group, Object.fromEntries(counts)] as const;
  });
  return {
    list: { base, target, campaign },
    view: { chosen, results: Object.fromEntries(results), total, epoch: 0 },
  };
}
