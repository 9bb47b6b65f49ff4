import type { Media } from '@parvis/contracts/media/media.ts';
import { mediaView } from '@parvis/contracts/media/media-view.ts';
import type { MediaView } from '@parvis/contracts/media/views.ts';

/** Columns that `viewOfRow` needs. */
export const mediaColumns = 'state, updated_at, updated_by';

export interface MediaRow {
  readonly state: Media;
  readonly updated_at: string;
  readonly updated_by: string;
}

/** An item as lists show it; `updatedBy` is an account id or `system`. */
export function viewOfRow({ state, updated_at, updated_by }: MediaRow): MediaView {
  return mediaView(state, { updatedAt: updated_at, updatedBy: updated_by });
}
