import { fromPromise, setup } from 'xstate';

type AroundMeEvent = { readonly type: 'press' };

const types: { events: AroundMeEvent } = { events: { type: 'press' } };

/**
 * The visitor's location, which is requested by a press, and then denied or given. One request at a
 * time.
 */
export const aroundMeMachine = setup({
  types,
  actors: {
    locate: fromPromise<void>(() => Promise.reject(new Error('not provided'))),
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
