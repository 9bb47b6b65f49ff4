import { evolveRevisioned, type Happened } from '../revisions/revisioned.ts';
import type { PlaylistEvent } from './events.ts';
import type { Playlist } from './playlist.ts';

/** Folds an event into a playlist. @throws Error when the stream contradicts itself */
export function evolvePlaylist(
  playlist: Playlist | undefined,
  event: PlaylistEvent,
  happened: Happened,
): Playlist {
  const { playlistId: id } = event.data;
  switch (event.type) {
    case 'PlaylistSaved': {
      const { revision, playlist: content } = event.data;
      return evolveRevisioned(playlist, { kind: 'saved', id, revision, content }, happened);
    }
    case 'PlaylistDeleted':
      return evolveRevisioned(playlist, { kind: 'deleted', id }, happened);
  }
}
