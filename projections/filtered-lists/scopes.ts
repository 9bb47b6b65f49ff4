import { holds } from '../page-fragments/compose-sql.ts';

/** Newest day first, then newest made. */
export const newestFirst = 'day desc nulls last, created desc';
/** As a table of contents is. */
export const byTitle = 'words';
/** What is to come, soonest first; then what is over, latest first. */
export const soonestFirst = `ends <= $8::timestamptz,
  case when ends > $8::timestamptz then day end, day desc, created desc`;

const shown = `json_build_object('id', id, 'path', path, 'title', title, 'summary', summary,
  'details', details) as entry`;

/** `$9` kinds, `$10` locale, `$11` natures or null, `$12` values of which one must be carried, or null. */
function published(at: 'present' | 'past', day: string, ends: string): string {
  return `select id, ${shown}, words, facets, ${day} as day, ${ends} as ends, created
  from page_fragments.content_fragment entry
  where kind = any($9) and locale = $10 and not home and ${holds('entry', at)}
    and ($11::text[] is null or details->>'nature' = any($11))
    and ($12::text[] is null or facets && $12)`;
}

/** Published items by their editorial day. */
export function publishedItems(at: 'present' | 'past'): string {
  return published(at, 'listed_on', 'null::timestamptz');
}

const paris = `at time zone 'Europe/Paris'`;

/** Published events by the day on which they begin in Paris. */
export function publishedEvents(at: 'present' | 'past'): string {
  return published(
    at,
    `to_char((details->>'eventStart')::timestamptz ${paris}, 'YYYY-MM-DD')`,
    `coalesce(details->>'eventEnd', details->>'eventStart')::timestamptz`,
  );
}

/** What the media library holds, by the day on which it came; its only filter is the type. */
export function libraryItems(at: 'present' | 'past'): string {
  return `select id, json_build_object('media', state, 'day', day) as entry,
    ' ' || regexp_replace(words, '[^[:alnum:]]+', ' ', 'g') as words,
    array['types:' || kind] as facets, day, null::timestamptz as ends, created
  from (
    select media.*, first.valid_from as created,
      to_char(first.updated_at::timestamptz ${paris}, 'YYYY-MM-DD') as day
    from media_library.media media
    cross join lateral (
      select valid_from, updated_at from media_library.media once
      where once.id = media.id order by valid_from limit 1) first
    where not deleted and ${holds('media', at)}
  ) item`;
}
