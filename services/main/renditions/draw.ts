import { writeFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import sharp from 'sharp';
import { drawRendition } from '../../media/pictures/draw-rendition.ts';
import type { DrawingResult, RenditionRequest } from './messages.ts';

// One thread and no cache: speed does not matter here.
sharp.concurrency(1);
sharp.cache(false);

// Linux may divide CPU time equally between sessions, whatever the niceness of their processes:
// this process leads its own session, and gives it the same niceness.
void writeFile('/proc/self/autogroup', String(getPriority())).catch(() => undefined);

// Draws the images sent by the parent, one after another, until it disconnects.
process.on(
  'message',
  (toDraw: RenditionRequest) => void draw(toDraw).then((drawn) => process.send?.(drawn)),
);
process.once('disconnect', () => process.exit());

async function draw({ original, rendition }: RenditionRequest): Promise<DrawingResult> {
  try {
    return { bytes: await drawRendition(original, rendition) };
  } catch (cause) {
    return { error: cause instanceof Error ? cause.message : String(cause) };
  }
}
