import { drawRendition } from '../pictures/draw-rendition.ts';
import type { Drawing } from '../renditions/rendition-worker.ts';

/** Draws renditions in the process of the test. */
export const drawHere: Drawing = { draw: drawRendition, stop: async () => undefined };
