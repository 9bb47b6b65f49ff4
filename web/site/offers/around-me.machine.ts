import { fromPromise, setup } from 'xstate';

type AroundMeEvent = { readonly type: 'press' };

const types: { events: AroundMeEvent } = { events: { type: 'press' } };

/** Where the visitor is: requested at a press, and refused or given. One question at a time. */
export const aroundMeMachine = setup({
  types,
  actors: {
    locate: fromPromise<void>(() => Promise.reject(new Error('nothing locates'))),
  },
}).createMachine({
  id: 'around-me',
  initial: 'idle',
  states: {
    idle: { on: { press: 'locating' } },
    locating: { invoke: { src: 'locate', onDone: 'idle', onError: 'failed' } },
    failed: { on: { press: 'locating' } },
  },
});
