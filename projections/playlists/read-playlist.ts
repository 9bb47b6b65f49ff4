import type { Playlist, PlaylistContent } from '@parvis/contracts/playlists/playlist.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { readRevisioned } from '../revisioned/queries.ts';

/**
 * Returns a playlist in its current state, deleted or not; `by` are account ids.
 * @throws ReadModelNotServed
 */
export function readPlaylist(db: Queryable, id: string): Promise<Playlist | undefined> {
  return readRevisioned<PlaylistContent>(db, 'playlists', id);
}
