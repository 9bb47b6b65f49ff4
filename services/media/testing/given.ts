import type { MediaEvent } from '@parvis/contracts/media/events.ts';
import { type MediaItem, mediaFamily } from '../item/media-family.ts';

/** Returns an item after these events; the one with index n was caused by `author-n`. */
export function after(...events: readonly MediaEvent[]): MediaItem | undefined {
  let item: MediaItem | undefined;
  for (const [index, event] of events.entries())
    item = mediaFamily.evolve(item, event, {
      by: `author-${index}`,
      at: `2026-01-05T08:00:0${index}.000Z`,
    });
  return item;
}
