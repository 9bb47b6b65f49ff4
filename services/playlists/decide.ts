import { type Outcome, type Refusal, refuse } from '@parvis/contracts/http/refusal.ts';
import { type PlaylistEvent, playlistEvents } from '@parvis/contracts/playlists/events.ts';
import type { PlaylistId } from '@parvis/contracts/playlists/ids.ts';
import type { Playlist, PlaylistContent } from '@parvis/contracts/playlists/playlist.ts';
import { decideEntity, type EntityCommand } from '../revisioned/decide-entity.ts';
import { commandsOn, type Entity, unlessRefused } from '../revisioned/entity.ts';

/** Commands on one playlist. */
export type PlaylistCommand = EntityCommand<PlaylistId, PlaylistContent>;

/** Playlists: videos in playing order. */
export const playlist: Entity<PlaylistId, PlaylistContent, PlaylistEvent> = {
  events: playlistEvents,
  commands: commandsOn('playlist'),
  missing: 'playlist-not-found',
  deleted: 'playlist-deleted',
  requireFree: () => refuse('playlist-exists'),
  saved: ({ id: playlistId, revision, content }) => {
    return { type: 'PlaylistSaved', data: { playlistId, revision, playlist: content } };
  },
  removed: (playlistId) => ({ type: 'PlaylistDeleted', data: { playlistId } }),
};

/** Decides a command on a playlist. @param known the named videos that the library has */
export function decidePlaylist(
  command: PlaylistCommand,
  state: Playlist | undefined,
  known: ReadonlySet<string>,
): Outcome<readonly PlaylistEvent[]> {
  return unlessRefused(decideEntity(playlist, command, state), (event): readonly Refusal[] => {
    if (event.type === 'PlaylistDeleted') return [];
    return event.data.playlist.videos.flatMap((id, index) =>
      known.has(id) ? [] : [{ code: 'playlist-video-unknown', path: ['videos', index] }],
    );
  });
}
