import type { Cover } from '@parvis/contracts/media/events.ts';
import { drawCover } from './draw-cover.ts';

/** Draws a cover; undefined when it cannot be drawn. */
export async function tryDrawing(path: string, to: string): Promise<Cover | undefined> {
  try {
    return await drawCover(path, to);
  } catch {
    return undefined;
  }
}
