import type { MediaId } from '@parvis/contracts/media/ids.ts';

/** Port: reports which videos the media library has, without deleted ones. */
export interface KnownVideos {
  among(ids: readonly MediaId[]): Promise<ReadonlySet<MediaId>>;
}
