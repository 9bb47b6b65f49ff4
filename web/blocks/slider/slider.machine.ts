import { layoutResizeDebounceMs } from '@parvis/contracts/limits/layout.ts';
import { assign, setup } from 'xstate';
import { type SlideCounts, visibleSlides } from './visible-slides.ts';

/** Events of a slider. */
export type SliderEvent =
  /** Forward by the number of visible slides. */
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  | { readonly type: 'first' }
  | { readonly type: 'last' }
  /** The visitor scrolled until this slide came first. */
  | { readonly type: 'settle'; readonly index: number }
  /** The window's width, in CSS pixels. */
  | { readonly type: 'resize'; readonly width: number };

export interface SliderInput {
  readonly count: number;
  readonly counts: SlideCounts;
  readonly width: number;
}

interface SliderContext extends SliderInput {
  /** The first visible slide. */
  readonly index: number;
  readonly inSight: number;
}

const nothing: SliderInput = { count: 0, counts: [], width: 0 };
const types: { context: SliderContext; events: SliderEvent; input: SliderInput } = {
  context: { ...nothing, index: 0, inSight: 1 },
  events: { type: 'next' },
  input: nothing,
};

/** Clamps the index of the first slide so that the row stays full. */
function within({ count, inSight }: SliderContext, index: number): number {
  return Math.max(0, Math.min(index, count - inSight));
}

/**
 * A row of slides with two ends; the number of visible slides follows the window's width after a
 * debounce.
 */
export const sliderMachine = setup({
  types,
  delays: { debounce: layoutResizeDebounceMs },
  actions: {
    forward: assign({ index: ({ context }) => within(context, context.index + context.inSight) }),
    back: assign({ index: ({ context }) => within(context, context.index - context.inSight) }),
    toFirst: assign({ index: 0 }),
    toLast: assign({ index: ({ context }) => within(context, context.count) }),
    settle: assign({
      index: ({ context, event }) =>
        event.type === 'settle' ? within(context, event.index) : context.index,
    }),
    measure: assign({
      width: ({ context, event }) => (event.type === 'resize' ? event.width : context.width),
    }),
    follow: assign(({ context }) => {
      const inSight = visibleSlides(context.counts, context.width);
      return { inSight, index: within({ ...context, inSight }, context.index) };
    }),
  },
}).createMachine({
  id: 'slider',
  context: ({ input }) => ({
    ...input,
    index: 0,
    inSight: visibleSlides(input.counts, input.width),
  }),
  initial: 'idle',
  on: {
    next: { actions: 'forward' },
    previous: { actions: 'back' },
    first: { actions: 'toFirst' },
    last: { actions: 'toLast' },
    settle: { actions: 'settle' },
  },
  states: {
    idle: { on: { resize: { target: 'resizing', actions: 'measure' } } },
    resizing: {
      after: { debounce: { target: 'idle', actions: 'follow' } },
      on: { resize: { target: 'resizing', reenter: true, actions: 'measure' } },
    },
  },
});
