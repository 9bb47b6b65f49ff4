import sharp from 'sharp';
import { drawRendition } from '../../media/pictures/draw-rendition.ts';
import type { Drawn, RenditionRequest } from './messages.ts';

// One thread, and nothing kept: it is in no hurry.
sharp.concurrency(1);
sharp.cache(false);

// What the parent sends is drawn, one picture after another, until the parent is gone.
process.on(
  'message',
  (toDraw: RenditionRequest) => void draw(toDraw).then((drawn) => process.send?.(drawn)),
);
process.once('disconnect', () => process.exit());

async function draw({ original, rendition }: RenditionRequest): Promise<Drawn> {
  try {
    return { bytes: await drawRendition(original, rendition) };
  } catch (cause) {
    return { trouble: cause instanceof Error ? cause.message : String(cause) };
  }
}
