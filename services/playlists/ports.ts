import type { MediaId } from '@parvis/contracts/media/ids.ts';

/** Port: reports which videos are in the media library, except deleted ones. */
export interface KnownVideos {
  among(ids: readonly MediaId[]): Promise<ReadonlySet<MediaId>>;
}
