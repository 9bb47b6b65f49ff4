import { accept, type Outcome, type Refusal, refuse } from '@parvis/contracts/http/refusal.ts';
import type { PlaylistCommand } from '@parvis/contracts/playlists/commands.ts';
import type { PlaylistEvent } from '@parvis/contracts/playlists/events.ts';
import type { PlaylistId } from '@parvis/contracts/playlists/ids.ts';
import type { Playlist, PlaylistContent } from '@parvis/contracts/playlists/playlist.ts';
import { requirePresent, requireSeen } from '../streams/requirements.ts';

/** The outcome of a decision: the events to append, or the refusals. */
type Decided = Outcome<readonly PlaylistEvent[]>;

/** Decides a command on a playlist. @param known the named videos that the library has */
export function decidePlaylist(
  command: PlaylistCommand,
  state: Playlist | undefined,
  known: ReadonlySet<string>,
): Decided {
  switch (command.type) {
    case 'create-playlist':
      if (state !== undefined) return refuse('playlist-exists');
      return save(command.playlistId, 1, command.playlist, known);
    case 'save-playlist': {
      const seen = requireSeenPlaylist(state, command.expectedRevision);
      if (!seen.ok) return seen;
      return save(command.playlistId, seen.value.revision + 1, command.playlist, known);
    }
    case 'delete-playlist': {
      const seen = requireSeenPlaylist(state, command.expectedRevision);
      if (!seen.ok) return seen;
      return accept([{ type: 'PlaylistDeleted', data: { playlistId: command.playlistId } }]);
    }
    case 'undelete-playlist': {
      if (state === undefined) return refuse('playlist-not-found');
      if (!state.deleted) return accept([]);
      return save(command.playlistId, state.revision + 1, state.content, known);
    }
  }
}

function requireSeenPlaylist(
  state: Playlist | undefined,
  seen: number | undefined,
): Outcome<Playlist> {
  const present = requirePresent(state, 'playlist-not-found', 'playlist-deleted');
  return present.ok ? requireSeen(present.value, seen) : present;
}

function save(
  playlistId: PlaylistId,
  revision: number,
  playlist: PlaylistContent,
  known: ReadonlySet<string>,
): Decided {
  const [first, ...others] = playlist.videos.flatMap((id, index): Refusal[] =>
    known.has(id) ? [] : [{ code: 'playlist-video-unknown', path: ['videos', index] }],
  );
  if (first !== undefined) return { ok: false, refusals: [first, ...others] };
  return accept([{ type: 'PlaylistSaved', data: { playlistId, revision, playlist } }]);
}
