import type { Playlist, PlaylistContent } from '@parvis/contracts/playlists/playlist.ts';
import { readRevisioned } from '../platform/revisioned/queries.ts';
import type { Queryable } from '../postgres/queryable.ts';

/** A playlist as it is, deleted or not; `by` are account ids. @throws ReadModelNotServed */
export function readPlaylist(db: Queryable, id: string): Promise<Playlist | undefined> {
  return readRevisioned<PlaylistContent>(db, 'playlists', id);
}
