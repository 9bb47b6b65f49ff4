import { drawRendition } from '../pictures/draw-rendition.ts';
import type { RenditionDrawer } from '../renditions/rendition-worker.ts';

/** Draws renditions in the process of the test. */
export const drawHere: RenditionDrawer = { draw: drawRendition, stop: async () => undefined };
