import type { Position } from '@parvis/contracts/log/position.ts';
import type { Media } from '@parvis/contracts/media/media.ts';
import { mediaItemPath } from '@parvis/contracts/media/media-item-path.ts';
import type { SiteMapEntry } from '@parvis/contracts/site/screens.ts';
import { mappedIn } from '@parvis/contracts/site/site-map.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { isPublicAt } from '../public-media/is-public-at.ts';
import { libraryTag } from '../public-media/media-tag.ts';
import { isValidAt, nameAt, positionRead } from '../revisioned/queries.ts';
import { mediaOfRow } from './media-row.ts';

/** The pages of media items, the log position they were read at, and their tags. */
export interface MappedMedia {
  readonly pages: readonly SiteMapEntry[];
  readonly position: Position;
  readonly tags: readonly string[];
}

/**
 * Lists the pages of every public media item, in every language, now or at a past position.
 * @throws ReadModelNotServed
 */
export async function mapMedia(db: Queryable, at?: Position): Promise<MappedMedia> {
  const [row] = await servedRows<{ position: Position; media: readonly Media[] }>(
    db,
    {
      name: nameAt('map-media', at),
      text: `select read_position('media-library') as position,
        (select coalesce(json_agg(state order by id), '[]') from media_library.media media
         where ${isValidAt('media', at)} and ${isPublicAt('media.id', at)}) as media`,
    },
    [at ?? null],
  );
  if (row === undefined) throw new Error('expected one row with the sitemap');
  const pages = row.media
    .map(mediaOfRow)
    .flatMap(({ id, kind, details: { title } }) =>
      mappedIn((locale) => mediaItemPath({ kind, id, title }, locale)),
    );
  return { pages, position: positionRead(at, row.position), tags: [libraryTag] };
}
