import {
  infographyMaximumScale,
  infographyMinimumScale,
  infographyScaleStep,
  infographySmallWindowBelowPx,
  infographySmallWindowScaleStep,
} from '@parvis/contracts/limits/media.ts';
import { assign, setup } from 'xstate';

/** Events of the zoom of an image. */
export type ZoomEvent =
  /** A step by button, key or wheel. */
  | { readonly type: 'in' }
  | { readonly type: 'out' }
  /** Back to the minimum scale. */
  | { readonly type: 'reset' }
  /** Two fingers: `factor` is the distance between them over their distance at the start. */
  | { readonly type: 'pinch.start' }
  | { readonly type: 'pinch'; readonly factor: number }
  | { readonly type: 'pinch.end' }
  /** The mouse button is down on the image, to drag it. */
  | { readonly type: 'grab' }
  | { readonly type: 'release' }
  /** The window's width, in CSS pixels. */
  | { readonly type: 'window'; readonly width: number };

interface ZoomContext {
  readonly scale: number;
  readonly step: number;
  /** The scale when the pinch started. */
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

/** Clamps a scale to its limits and rounds it to hundredths, so that steps add up exactly. */
function within(scale: number): number {
  const kept = Math.min(infographyMaximumScale, Math.max(infographyMinimumScale, scale));
  return Math.round(kept * 100) / 100;
}

function stepFor(width: number): number {
  return width < infographySmallWindowBelowPx
    ? infographySmallWindowScaleStep
    : infographyScaleStep;
}

/** The scale of an image, and the gesture in progress. */
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
