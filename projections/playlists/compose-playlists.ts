import type { Position } from '@parvis/contracts/log/position.ts';
import type { PlaylistId } from '@parvis/contracts/playlists/ids.ts';
import type { Playlist, PlaylistContent } from '@parvis/contracts/playlists/playlist.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { isValidAt, positionRead } from '../revisioned/queries.ts';
import { playlistTag } from './playlist-tag.ts';

/** Playlists as pages show them, and the log position at which they were read. */
export interface ComposedPlaylists {
  /** The playlists that are not deleted. */
  readonly playlists: ReadonlyMap<PlaylistId, PlaylistContent>;
  readonly position: Position;
  readonly tags: readonly string[];
}

/** Reads playlists, now or at a past position. @throws ReadModelNotServed */
export async function composePlaylists(
  db: Queryable,
  ids: readonly PlaylistId[],
  at?: Position,
): Promise<ComposedPlaylists> {
  const [row] = await servedRows<{ position: Position; playlists: readonly Playlist[] }>(
    db,
    `select read_position('playlists') as position,
       (select coalesce(json_agg(state), '[]') from playlists.span
        where id = any($2::text[]) and not (state->>'deleted')::boolean
          and ${isValidAt('span', at)}) as playlists`,
    [at ?? null, ids],
  );
  if (row === undefined) throw new Error('expected one row with the playlists');
  const { position, playlists } = row;
  const byId = new Map(playlists.map(({ id, content }) => [id, content] as const));
  return {
    playlists: new Map(
      ids.flatMap((id) => {
        const content = byId.get(id);
        return content ? [[id, content] as const] : [];
      }),
    ),
    position: positionRead(at, position),
    tags: ids.map(playlistTag),
  };
}
