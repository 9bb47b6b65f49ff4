import type { Media } from '@parvis/contracts/media/media.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { newestFirst } from '../filtered-lists/filter-sql.ts';
import { type FilteredPage, type ListQuery, queryList } from '../filtered-lists/query-list.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { isPublicAt } from '../public-media/is-public-at.ts';
import { isValidAt } from '../revisioned/queries.ts';

/** A media item as in the library's list, with the day it was added. */
export interface LibraryEntry {
  readonly media: Media;
  readonly day: string;
}

/**
 * Filters the media library, by words of a language. Its entries are public media only; rows from
 * before version 4, which include other media as well, lack the table that is queried, and are not
 * served.
 * @throws ReadModelNotServed
 */
export function queryLibrary(
  db: Queryable,
  locale: Locale,
  query: ListQuery,
): Promise<FilteredPage<LibraryEntry>> {
  const source = {
    model: 'media-library',
    name: 'filtered-library',
    entry: `select json_build_object('media', state, 'day', placed.day)
      from media_library.media shown where shown.id = placed.id and ${isValidAt('shown', query.at)}
        and ${isPublicAt('placed.id', query.at)}`,
    order: newestFirst,
    locale,
    scope: [],
  };
  return queryList(db, source, query);
}
