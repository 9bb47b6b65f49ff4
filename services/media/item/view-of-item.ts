import { mediaView } from '@parvis/contracts/media/media-view.ts';
import type { MediaView } from '@parvis/contracts/media/views.ts';
import type { MediaItem } from './media-family.ts';

/** Returns an item in replies; `updatedBy` is an account id until it is replaced by a name. */
export function viewOfItem({ media, changed }: MediaItem): MediaView {
  return mediaView(media, { updatedAt: changed.at, updatedBy: changed.by });
}
