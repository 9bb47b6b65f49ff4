import { idsNamedBy } from '@parvis/contracts/content/modules/named-ids.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { playlistIdSchema } from '@parvis/contracts/playlists/ids.ts';
import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import { composeVideos } from '../media-library/compose-videos.ts';
import { composePlaylists } from '../playlists/compose-playlists.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { earliest } from '../revisioned/earliest.ts';
import type { PageAddition } from './page-addition.ts';
import { readShared } from './read-shared.ts';

/**
 * The playlists that a page's modules name, with their videos; undefined when they name none.
 * @throws ReadModelNotServed
 */
export async function composeModuleVideos(
  db: Queryable,
  { modules }: ContentPage,
  at?: Position,
): Promise<PageAddition | undefined> {
  const ids = modules.flatMap(({ content }) => idsNamedBy(content, 'playlistId'));
  if (ids.length === 0) return undefined;
  const unique = [...new Set(ids)].map((id) => playlistIdSchema.parse(id));
  const named = await readShared(db, at, `playlists ${unique.join(' ')}`, () =>
    composePlaylists(db, unique, at),
  );
  const videoIds = [...named.playlists.values()].flatMap(({ videos }) => videos);
  const found = await readShared(db, at, `videos ${videoIds.join(' ')}`, () =>
    composeVideos(db, videoIds, at),
  );
  const playlists = new Map(
    [...named.playlists].map(([id, { titles, videos }]) => {
      const shown = videos.flatMap((video) => found.videos.get(video) ?? []);
      return [id, { titles, videos: shown }] as const;
    }),
  );
  return {
    page: { playlists },
    position: earliest([named.position, found.position]),
    tags: [...named.tags, ...found.tags],
  };
}
