import type { PlaylistContent } from '../playlists/playlist.ts';
import type { AlternativeText, VideoProvider } from './details.ts';
import type { MediaId } from './ids.ts';
import type { MediaTitle } from './media-title.ts';

/** What showing a video needs to know of it. */
export interface ShownVideo {
  readonly id: MediaId;
  readonly title: MediaTitle;
  readonly alternativeText: AlternativeText;
  readonly posterId: MediaId | null;
  /** Where it is played: a file of ours by its address, or another site. */
  readonly source:
    | { readonly kind: 'own'; readonly href: string }
    | { readonly kind: 'provider'; readonly provider: VideoProvider; readonly videoId: string };
}

/** A playlist with the videos of it that the library has. */
export interface ShownPlaylist extends Pick<PlaylistContent, 'titles'> {
  readonly videos: readonly ShownVideo[];
}
