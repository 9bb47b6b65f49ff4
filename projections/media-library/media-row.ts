import type { Media } from '@parvis/contracts/media/media.ts';
import { savedMediaTitleSchema } from '@parvis/contracts/media/media-title.ts';
import { mediaView } from '@parvis/contracts/media/media-view.ts';
import type { MediaView } from '@parvis/contracts/media/views.ts';

/** Columns that `viewOfRow` needs. */
export const mediaColumns = 'state, updated_at, updated_by';

export interface MediaRow {
  readonly state: Media;
  readonly updated_at: string;
  readonly updated_by: string;
}

/**
 * Returns the item of a row. Rows of version 1, which are read until those of the current version
 * are ready, have titles in one language; rows before version 4 have no release; images from before
 * images could be replaced have no lost areas.
 */
export function mediaOfRow<M extends Media>(state: M): M {
  const title = savedMediaTitleSchema.parse(state.details.title);
  return Object.assign({ release: null, lostCrops: [] }, state, {
    details: { ...state.details, title },
  });
}

/** Returns an item as lists show it; `updatedBy` is an account id or `system`. */
export function viewOfRow({ state, updated_at, updated_by }: MediaRow): MediaView {
  return mediaView(mediaOfRow(state), { updatedAt: updated_at, updatedBy: updated_by });
}
