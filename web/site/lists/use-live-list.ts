import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { fromPromise } from 'xstate';
import { pushEvent } from '../../public/analytics/data-layer.ts';
import { fetchList, type ReadListData } from './fetch-list.ts';
import { type ListEvent, type ListInput, listMachine } from './list.machine.ts';
import { applyUpdate, findPart } from './list-page.ts';
import type { ListRequest } from './list-request.ts';
import type { ListUpdate } from './list-update.ts';
import type { ListView } from './list-view.ts';
import { watchPage } from './watch-page.ts';

/** The state of the list, for the panel, and the functions that change it. */
export interface LiveList {
  readonly view: ListView;
  readonly isBusy: boolean;
  readonly send: (event: ListEvent) => void;
}

/** Returns the list machine on this page, with responses parsed by `read`. */
export function liveListMachine(read: ReadListData): typeof listMachine {
  return listMachine.provide({
    actors: {
      fetch: fromPromise<ListUpdate, ListRequest>(({ input, signal }) =>
        fetchList(input, signal, read),
      ),
    },
    actions: { place: (_, { update, request }) => applyUpdate(update, request) },
  });
}

interface LiveListOptions {
  readonly machine: typeof listMachine;
  readonly input: ListInput;
  readonly loadsOnScroll: boolean;
}

/** Keeps the list in sync with the panel, and the panel with the page's address. */
export function useLiveList({ machine, input, loadsOnScroll }: LiveListOptions): LiveList {
  const [state, send] = useMachine(machine, { input });
  const isBusy = state.matches({ request: { loading: 'progressing' } });
  const tell = useEffectEvent(send);
  const { base } = input.list;
  useEffect(
    () => watchPage({ base, loadsOnScroll }, (event) => tell(event)),
    [base, loadsOnScroll],
  );
  useEffect(() => {
    document.querySelector('[data-show-more]')?.toggleAttribute('data-progress', isBusy);
    findPart('results')?.setAttribute('aria-busy', String(isBusy));
  }, [isBusy]);
  return {
    view: state.context.view,
    isBusy,
    send(event) {
      if (event.type === 'choose' && event.isChosen) measure(event.name, event.group);
      if (event.type === 'switch' && event.isOn) measure(event.name, 'switch');
      send(event);
    },
  };
}

function measure(filterName: string, filterCategory: string): void {
  pushEvent({ event: 'filterSelection', filterName, filterCategory });
}
