import type { MediaId } from '@parvis/contracts/media/ids.ts';

/** Reports which videos the media library has: registered and not deleted. */
export interface KnownVideos {
  among(ids: readonly MediaId[]): Promise<ReadonlySet<MediaId>>;
}
