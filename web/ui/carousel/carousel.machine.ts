import { carouselIntervalMs } from '@parvis/contracts/limits/sliders.ts';
import { assign, setup } from 'xstate';
import type { HoldReason } from '../hold/use-hold.ts';

/** What pauses the carousel: the pointer or focus on it, or its tab being hidden. */
export type CarouselHold = HoldReason | 'hidden';

/** Events of a carousel. */
export type CarouselEvent =
  /** The pause button. */
  | { readonly type: 'pause' }
  | { readonly type: 'play' }
  /** The pointer is over it, the focus within it, or its tab hidden: it is held until released. */
  | { readonly type: 'hold'; readonly by: CarouselHold }
  | { readonly type: 'release'; readonly by: CarouselHold }
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  /** The visitor scrolled to a slide. */
  | { readonly type: 'settle'; readonly index: number };

export interface CarouselInput {
  readonly count: number;
}

interface CarouselContext extends CarouselInput {
  readonly index: number;
  readonly pointer: boolean;
  readonly focus: boolean;
  readonly hidden: boolean;
}

const initialState = { index: 0, pointer: false, focus: false, hidden: false };

function isHeld({ pointer, focus, hidden }: CarouselContext): boolean {
  return pointer || focus || hidden;
}

const types: { context: CarouselContext; events: CarouselEvent; input: CarouselInput } = {
  context: { count: 0, ...initialState },
  events: { type: 'pause' },
  input: { count: 0 },
};

/**
 * A carousel that advances automatically while playing, is held while it is read, and stops
 * when paused, until it is played again.
 */
export const carouselMachine = setup({
  types,
  delays: { interval: carouselIntervalMs },
  guards: {
    isHeld: ({ context }) => isHeld(context),
    isReleased: ({ context }) => !isHeld(context),
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
  context: ({ input }) => ({ ...input, ...initialState }),
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
      initial: 'running',
      on: { pause: 'paused' },
      states: {
        running: {
          always: { guard: 'isHeld', target: 'held' },
          after: { interval: { target: 'running', reenter: true, actions: 'forward' } },
          on: {
            next: { target: 'running', reenter: true, actions: 'forward' },
            previous: { target: 'running', reenter: true, actions: 'back' },
          },
        },
        held: { always: { guard: 'isReleased', target: 'running' } },
      },
    },
  },
});
