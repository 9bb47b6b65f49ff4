import type { Cover } from '@parvis/contracts/media/events.ts';

/** Draws the first pages of documents. */
export interface CoverDrawer {
  /**
   * Draws the first page of a PDF as JPEG.
   * @param to a path that does not exist yet
   * @returns its size; undefined when it cannot be drawn, and then nothing need be at `to`
   */
  draw(path: string, to: string): Promise<Cover | undefined>;
}
