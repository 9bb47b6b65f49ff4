import {
  infographyMaximumScale,
  infographyMinimumScale,
  infographyScaleStep,
  infographySmallWindowBelowPx,
  infographySmallWindowScaleStep,
} from '@parvis/contracts/limits/media.ts';
import { assign, setup } from 'xstate';

/** What happens to a picture that is looked at closely. */
export type ZoomEvent =
  /** A step by button, key or wheel. */
  | { readonly type: 'in' }
  | { readonly type: 'out' }
  /** Whole again. */
  | { readonly type: 'reset' }
  /** Two fingers: `factor` is how far apart they are, beside how far they were. */
  | { readonly type: 'pinch.start' }
  | { readonly type: 'pinch'; readonly factor: number }
  | { readonly type: 'pinch.end' }
  /** The mouse holds the picture, to drag it. */
  | { readonly type: 'grab' }
  | { readonly type: 'release' }
  /** How wide the window is, in CSS pixels. */
  | { readonly type: 'window'; readonly width: number };

interface ZoomContext {
  readonly scale: number;
  readonly step: number;
  /** The scale at which the fingers touched. */
  readonly pinchedAt: number;
}

const whole: ZoomContext = {
  scale: infographyMinimumScale,
  step: infographyScaleStep,
  pinchedAt: infographyMinimumScale,
};
const types: { context: ZoomContext; events: ZoomEvent } = {
  context: whole,
  events: { type: 'reset' },
};

/** A scale within its limits, to the hundredth: steps add up to what they say. */
function within(scale: number): number {
  const kept = Math.min(infographyMaximumScale, Math.max(infographyMinimumScale, scale));
  return Math.round(kept * 100) / 100;
}

function stepFor(width: number): number {
  return width < infographySmallWindowBelowPx
    ? infographySmallWindowScaleStep
    : infographyScaleStep;
}

/** How large a picture is shown, and what holds it. */
export const zoomMachine = setup({
  types,
  actions: {
    enlarge: assign({ scale: ({ context }) => within(context.scale + context.step) }),
    reduce: assign({ scale: ({ context }) => within(context.scale - context.step) }),
    resetScale: assign({ scale: whole.scale }),
    recordScale: assign({ pinchedAt: ({ context }) => context.scale }),
    stretch: assign({
      scale: ({ context, event }) =>
        event.type === 'pinch' ? within(context.pinchedAt * event.factor) : context.scale,
    }),
    measure: assign({
      step: ({ context, event }) => (event.type === 'window' ? stepFor(event.width) : context.step),
    }),
  },
}).createMachine({
  id: 'zoom',
  context: whole,
  initial: 'idle',
  on: {
    in: { actions: 'enlarge' },
    out: { actions: 'reduce' },
    reset: { actions: 'resetScale' },
    window: { actions: 'measure' },
  },
  states: {
    idle: { on: { grab: 'dragging', 'pinch.start': 'pinching' } },
    dragging: { on: { release: 'idle', 'pinch.start': 'pinching' } },
    pinching: {
      entry: 'recordScale',
      on: { pinch: { actions: 'stretch' }, 'pinch.end': 'idle' },
    },
  },
});
