import { idsNamedBy } from '@parvis/contracts/content/modules/named-ids.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { ShownPlaylist } from '@parvis/contracts/media/shown-video.ts';
import { type PlaylistId, playlistIdSchema } from '@parvis/contracts/playlists/ids.ts';
import type { ContentPage } from '@parvis/contracts/site/screens.ts';
import { composeVideos } from '../media-library/compose-videos.ts';
import type { Queryable } from '../platform/queryable.ts';
import { composePlaylists } from '../playlists/compose-playlists.ts';
import type { ComposedContent } from './with-images.ts';

/** A page with the playlists that its modules name and their videos. @throws ReadModelNotServed */
export async function withPlaylists(
  db: Queryable,
  composed: ComposedContent,
  at?: Position,
): Promise<ComposedContent> {
  const { screen } = composed;
  const ids = playlistsNamedBy(screen.page);
  if (ids.length === 0) return composed;
  const named = await composePlaylists(db, ids, at);
  const videoIds = [...named.playlists.values()].flatMap(({ videos }) => videos);
  const found = await composeVideos(db, videoIds, at);
  const playlists = new Map<PlaylistId, ShownPlaylist>(
    [...named.playlists].map(([id, { titles, videos }]) => {
      const shown = videos.flatMap((video) => found.videos.get(video) ?? []);
      return [id, { titles, videos: shown }];
    }),
  );
  const positions = [composed.position, named.position, found.position].toSorted();
  return {
    screen: { ...screen, page: { ...screen.page, playlists } },
    position: positions[0] ?? composed.position,
    tags: [...composed.tags, ...named.tags, ...found.tags],
  };
}

function playlistsNamedBy({ modules }: ContentPage): PlaylistId[] {
  const named = modules.flatMap(({ content }) => idsNamedBy(content, 'playlistId'));
  return [...new Set(named)].map((id) => playlistIdSchema.parse(id));
}
