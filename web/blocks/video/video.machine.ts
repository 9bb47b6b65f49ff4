import {
  videoFallbackBelowPx,
  videoLoadTimeoutMs,
  videoStartDelayMs,
} from '@parvis/contracts/limits/media.ts';
import { assign, setup } from 'xstate';

/** Events of the videos of a block; `index` is a position in the playlist. */
export type VideoEvent =
  /** The block became visible to a visitor who allows motion. */
  | { readonly type: 'start' }
  /** The visitor pressed play on the poster. */
  | { readonly type: 'press' }
  /** The visitor consented to loading the provider’s player. */
  | { readonly type: 'granted' }
  | { readonly type: 'loaded' }
  | { readonly type: 'failed' }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'sound' }
  | { readonly type: 'ended' }
  | { readonly type: 'choose'; readonly index: number }
  /** The window's width, in CSS pixels. */
  | { readonly type: 'window'; readonly width: number };

export interface VideoInput {
  /** The source of each video: our own file, or a provider, whose player needs consent. */
  readonly sources: readonly ('own' | 'provider')[];
}

interface VideoContext extends VideoInput {
  readonly index: number;
  readonly muted: boolean;
  /** True once the visitor has requested playback. */
  readonly requested: boolean;
}

const types: {
  context: VideoContext;
  events: VideoEvent;
  input: VideoInput;
  /** A player is shown instead of the poster. */
  tags: 'player';
} = {
  context: { sources: [], index: 0, muted: false, requested: false },
  events: { type: 'press' },
  input: { sources: [] },
  tags: 'player',
};

/**
 * A playlist. Each video is a poster until it is pressed or, if it is our own and set to, starts
 * automatically, muted; if it fails to load, or the window is small, the poster and a link remain.
 */
export const videoMachine = setup({
  types,
  delays: { timeout: videoLoadTimeoutMs, startDelay: videoStartDelayMs },
  guards: {
    isOwn: ({ context }) => context.sources[context.index] === 'own',
    isRequested: ({ context }) => context.requested,
    hasNext: ({ context }) => context.sources[context.index + 1] === 'own',
    isNarrow: ({ event }) => event.type === 'window' && event.width < videoFallbackBelowPx,
  },
  actions: {
    requestPlayback: assign({ requested: true, muted: false }),
    mute: assign({ requested: false, muted: true }),
    toggleSound: assign({ muted: ({ context }) => !context.muted }),
    advance: assign({ index: ({ context }) => context.index + 1 }),
    take: assign({
      index: ({ context, event }) => (event.type === 'choose' ? event.index : context.index),
    }),
  },
}).createMachine({
  id: 'video',
  context: ({ input }) => ({ ...input, index: 0, muted: false, requested: false }),
  initial: 'poster',
  on: { choose: { target: '.chosen', actions: ['take', 'requestPlayback'] } },
  states: {
    poster: {
      on: {
        start: { guard: 'isOwn', target: 'loading', actions: 'mute' },
        press: { target: 'chosen', actions: 'requestPlayback' },
        window: { guard: 'isNarrow', target: 'narrow' },
      },
    },
    chosen: { always: [{ guard: 'isOwn', target: 'loading' }, { target: 'awaiting consent' }] },
    'awaiting consent': {
      on: { granted: 'loading', window: { guard: 'isNarrow', target: 'narrow' } },
    },
    loading: {
      tags: 'player',
      after: { timeout: 'failed' },
      on: {
        press: { actions: 'requestPlayback' },
        loaded: 'ready',
        failed: 'failed',
        window: { guard: 'isNarrow', target: 'narrow' },
      },
    },
    ready: {
      tags: 'player',
      always: { guard: 'isRequested', target: 'playing' },
      after: { startDelay: 'playing' },
      on: {
        press: { actions: 'requestPlayback' },
        window: { guard: 'isNarrow', target: 'narrow' },
      },
    },
    playing: {
      tags: 'player',
      on: {
        pause: 'paused',
        sound: { actions: 'toggleSound' },
        failed: 'failed',
        ended: [
          { guard: 'hasNext', target: 'loading', actions: ['advance', 'requestPlayback'] },
          'paused',
        ],
      },
    },
    paused: { tags: 'player', on: { play: 'playing', sound: { actions: 'toggleSound' } } },
    narrow: {
      on: {
        choose: { actions: 'take' },
        window: [{ guard: 'isNarrow' }, { target: 'poster' }],
      },
    },
    failed: {},
  },
});
