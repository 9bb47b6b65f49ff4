import type { PlaylistId } from './ids.ts';
import type { PlaylistContent } from './playlist.ts';

/** Commands on one playlist's stream. */
export type PlaylistCommand =
  | {
      readonly type: 'create-playlist';
      readonly playlistId: PlaylistId;
      readonly playlist: PlaylistContent;
    }
  | {
      readonly type: 'save-playlist';
      readonly playlistId: PlaylistId;
      readonly expectedRevision: number;
      readonly playlist: PlaylistContent;
    }
  | {
      readonly type: 'delete-playlist';
      readonly playlistId: PlaylistId;
      readonly expectedRevision?: number;
    }
  | { readonly type: 'undelete-playlist'; readonly playlistId: PlaylistId };
