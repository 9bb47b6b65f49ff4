import { loadMoreProgressTimeoutMs } from '@parvis/contracts/limits/lists.ts';
import { fromPromise, setup } from 'xstate';

/** What happens to “show more” by hand. */
export interface ShowMoreEvent {
  readonly type: 'press';
}

const types: { events: ShowMoreEvent } = { events: { type: 'press' } };

/**
 * The next part of a list on its way. Its progress stops after a while: the answer is still welcome,
 * and pressing again drops it for a new one. A failure goes back to rest without a word.
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
        stalled: {
          on: { press: { target: '#show-more.loading', reenter: true } },
        },
      },
    },
  },
});
