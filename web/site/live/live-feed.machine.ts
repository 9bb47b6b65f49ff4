import { liveFeedPollingMs } from '@parvis/contracts/limits/live-feed.ts';
import { fromPromise, setup } from 'xstate';

/** A post as the server renders it. */
export interface RenderedPost {
  readonly id: string;
  readonly html: string;
}

/**
 * A live feed: requested immediately, then every minute after each response. The first response
 * opens the header and lays out the posts; later ones are prepended. A failure only removes the
 * loading indicator.
 */
export const liveFeedMachine = setup({
  actors: {
    fetchPosts: fromPromise<readonly RenderedPost[]>(() =>
      Promise.reject(new Error('not provided')),
    ),
  },
  delays: { polling: liveFeedPollingMs },
  actions: {
    markLoading: () => undefined,
    markLoaded: () => undefined,
    open: () => undefined,
    prepend: (_args, _rendered: { posts: readonly RenderedPost[] }) => undefined,
  },
}).createMachine({
  id: 'live-feed',
  initial: 'starting',
  states: {
    starting: {
      entry: 'markLoading',
      exit: 'markLoaded',
      invoke: {
        src: 'fetchPosts',
        onDone: {
          target: 'following',
          actions: [{ type: 'prepend', params: ({ event }) => ({ posts: event.output }) }, 'open'],
        },
        onError: 'retrying',
      },
    },
    retrying: { after: { polling: 'starting' } },
    following: { after: { polling: 'asking' } },
    asking: {
      entry: 'markLoading',
      exit: 'markLoaded',
      invoke: {
        src: 'fetchPosts',
        onDone: {
          target: 'following',
          actions: { type: 'prepend', params: ({ event }) => ({ posts: event.output }) },
        },
        onError: 'following',
      },
    },
  },
});
