import { carouselIntervalMs } from '@parvis/contracts/limits/sliders.ts';
import { assign, setup } from 'xstate';
import type { Hold } from '../holding/use-holding.ts';

/** What happens to a carousel. */
export type CarouselEvent =
  /** The pause button. */
  | { readonly type: 'pause' }
  | { readonly type: 'play' }
  /** The mouse is over it, or the focus within: it waits meanwhile. */
  | { readonly type: 'hold'; readonly by: Hold }
  | { readonly type: 'release'; readonly by: Hold }
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  /** A slide was scrolled to by hand. */
  | { readonly type: 'settle'; readonly index: number };

export interface CarouselInput {
  readonly count: number;
}

interface CarouselContext extends CarouselInput {
  readonly index: number;
  readonly pointer: boolean;
  readonly focus: boolean;
}

const types: { context: CarouselContext; events: CarouselEvent; input: CarouselInput } = {
  context: { count: 0, index: 0, pointer: false, focus: false },
  events: { type: 'pause' },
  input: { count: 0 },
};

/**
 * Slides that move on by themselves once told to play, wait while they are read, and stop for good
 * when paused.
 */
export const carouselMachine = setup({
  types,
  delays: { interval: carouselIntervalMs },
  guards: {
    isHeld: ({ context }) => context.pointer || context.focus,
    isFree: ({ context }) => !context.pointer && !context.focus,
    hasSeveral: ({ context }) => context.count > 1,
  },
  actions: {
    hold: assign(({ event }) => (event.type === 'hold' ? { [event.by]: true } : {})),
    release: assign(({ event }) => (event.type === 'release' ? { [event.by]: false } : {})),
    forward: assign({ index: ({ context }) => (context.index + 1) % context.count }),
    back: assign({ index: ({ context }) => (context.index + context.count - 1) % context.count }),
    settle: assign({
      index: ({ context, event }) => (event.type === 'settle' ? event.index : context.index),
    }),
  },
}).createMachine({
  id: 'carousel',
  context: ({ input }) => ({ ...input, index: 0, pointer: false, focus: false }),
  initial: 'paused',
  on: {
    hold: { actions: 'hold' },
    release: { actions: 'release' },
    next: { actions: 'forward' },
    previous: { actions: 'back' },
    settle: { actions: 'settle' },
  },
  states: {
    paused: { on: { play: { guard: 'hasSeveral', target: 'playing' } } },
    playing: {
      initial: 'moving',
      on: { pause: 'paused' },
      states: {
        moving: {
          always: { guard: 'isHeld', target: 'waiting' },
          after: { interval: { target: 'moving', reenter: true, actions: 'forward' } },
          on: {
            next: { target: 'moving', reenter: true, actions: 'forward' },
            previous: { target: 'moving', reenter: true, actions: 'back' },
          },
        },
        waiting: { always: { guard: 'isFree', target: 'moving' } },
      },
    },
  },
});
