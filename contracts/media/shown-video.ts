import type { PlaylistContent } from '../playlists/playlist.ts';
import type { AlternativeText } from './alternative-text.ts';
import type { VideoDetails, VideoProvider } from './details.ts';
import type { MediaId } from './ids.ts';
import type { MediaTitle } from './media-title.ts';

/** The data of a video that is needed to display it. */
export interface ShownVideo {
  readonly id: MediaId;
  readonly title: MediaTitle;
  readonly alternativeText: AlternativeText;
  readonly posterId: MediaId | null;
  readonly posterAlt?: VideoDetails['posterAlt'];
  /** Its length, if it is known. */
  readonly seconds?: number | undefined;
  /** A file of ours with its address, or a provider's video. */
  readonly source:
    | { readonly kind: 'own'; readonly href: string }
    | { readonly kind: 'provider'; readonly provider: VideoProvider; readonly videoId: string };
}

/** A playlist with those of its videos that are in the library. */
export interface ShownPlaylist extends Pick<PlaylistContent, 'titles'> {
  readonly videos: readonly ShownVideo[];
}
