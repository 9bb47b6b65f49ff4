import { drawRendition } from '../pictures/draw-rendition.ts';
import type { RenditionDrawer } from '../renditions/rendition-worker.ts';

/** Draws renditions in the process that runs the test. */
export const inProcessDrawer: RenditionDrawer = {
  draw: drawRendition,
  stop: async () => undefined,
};
