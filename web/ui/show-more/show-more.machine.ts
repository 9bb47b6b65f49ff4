import { loadMoreProgressTimeoutMs } from '@parvis/contracts/limits/lists.ts';
import { fromPromise, setup } from 'xstate';

/** Events of “show more”. */
export interface ShowMoreEvent {
  readonly type: 'press';
}

const types: { events: ShowMoreEvent } = { events: { type: 'press' } };

/**
 * Loads the next part of a list. The progress indicator stops after a while: a late response is still
 * used, and pressing again replaces the request. A failure returns to idle silently.
 */
export const showMoreMachine = setup({
  types,
  actors: { load: fromPromise<unknown>(async () => undefined) },
  delays: { progressTimeout: loadMoreProgressTimeoutMs },
}).createMachine({
  id: 'show-more',
  initial: 'idle',
  states: {
    idle: { on: { press: 'loading' } },
    loading: {
      invoke: { src: 'load', onDone: 'idle', onError: 'idle' },
      initial: 'progressing',
      states: {
        progressing: { after: { progressTimeout: 'stalled' } },
        stalled: { on: { press: '#show-more.loading' } },
      },
    },
  },
});
