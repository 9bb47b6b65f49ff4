import type { Media } from '@parvis/contracts/media/media.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import {
  type ListAnswer,
  type ListQuery,
  newestFirst,
  queryList,
} from '../filtered-lists/query-list.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { holdsAt } from '../revisioned/queries.ts';

/** A media item as the library's list has it, with the day on which it came. */
export interface LibraryEntry {
  readonly media: Media;
  readonly day: string;
}

/** What the media library holds, by the day on which it came; its only filter is the type. */
function libraryItems(locale: Locale, at: ListQuery['at']): string {
  return `select id, valid_from,
    ' ' || regexp_replace(words_${locale}, '[^[:alnum:]]+', ' ', 'g') as words,
    array['types:' || kind] as facets, day, null::timestamptz as ends, created
  from (
    select media.*, first.valid_from as created,
      to_char(first.updated_at::timestamptz at time zone 'Europe/Paris', 'YYYY-MM-DD') as day
    from media_library.media media
    cross join lateral (
      select valid_from, updated_at from media_library.media once
      where once.id = media.id order by valid_from limit 1) first
    where not deleted and ${holdsAt('media', at)}
  ) item`;
}

const entry = `select json_build_object('media', state, 'day', found.day)
  from media_library.media shown
  where shown.id = found.id and shown.valid_from = found.valid_from`;

/** Filters the media library, by words of a language. @throws ReadModelNotServed */
export function queryLibrary(
  db: Queryable,
  locale: Locale,
  query: ListQuery,
): Promise<ListAnswer<LibraryEntry>> {
  const source = {
    model: 'media-library',
    name: `filtered-library-${locale}`,
    scope: libraryItems(locale, query.at),
    entry,
    order: newestFirst,
    values: [],
  };
  return queryList(db, source, query);
}
