import { evolveRevisioned, type Occurrence } from '../revisions/revisioned.ts';
import type { PlaylistEvent } from './events.ts';
import type { Playlist } from './playlist.ts';

/** Folds an event into a playlist. @throws Error when the stream is inconsistent */
export function evolvePlaylist(
  playlist: Playlist | undefined,
  event: PlaylistEvent,
  occurrence: Occurrence,
): Playlist {
  const { playlistId: id } = event.data;
  switch (event.type) {
    case 'PlaylistSaved': {
      const { revision, playlist: content } = event.data;
      return evolveRevisioned(playlist, { kind: 'saved', id, revision, content }, occurrence);
    }
    case 'PlaylistDeleted':
      return evolveRevisioned(playlist, { kind: 'deleted', id }, occurrence);
  }
}
