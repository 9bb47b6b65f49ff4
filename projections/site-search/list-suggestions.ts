import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { wordsOf } from '../filtered-lists/list-words.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { nameAt, positionRead } from '../revisioned/queries.ts';
import { searchableSql, searchPosition, searchTags } from './searched.ts';

/** Titles similar to the typed text, most similar first. */
export interface Suggestions {
  readonly titles: readonly string[];
  readonly position: Position;
  readonly tags: readonly string[];
}

export interface SuggestionQuery {
  readonly search: string;
  readonly locale: Locale;
  readonly limit: number;
  /** A past position of the log; the present when omitted. */
  readonly at?: Position | undefined;
}

/** The number of letters that are compared; further ones are ignored. */
const maxComparedLength = 100;

/**
 * Suggests titles of published items: first those whose words have the typed prefixes, then
 * similar ones, in case of typos.
 */
export async function listSuggestions(
  db: Queryable,
  { search, locale, limit, at }: SuggestionQuery,
): Promise<Suggestions> {
  const words = wordsOf(search.slice(0, maxComparedLength)).toSorted(
    (one, other) => other.length - one.length,
  );
  const [first = '', second = '', third = ''] = words;
  const [row] = await servedRows<{ position: Position; titles: string[] }>(
    db,
    { name: nameAt('site-search-suggestions', at), text: statement(at) },
    [at ?? null, locale, words.map((word) => `% ${word}%`), first, second, third, limit],
  );
  if (row === undefined) throw new Error('expected one row with the suggestions');
  return {
    titles: row.titles,
    position: positionRead(at, row.position),
    tags: searchTags(locale),
  };
}

const compared = ['$4', '$5', '$6'];
const likeness = compared.map((word) => `word_similarity(${word}, words)`).join(' + ');
/**
 * The similarity of titles whose words begin with all of those typed: only the ends of words are
 * missing.
 */
const wholeness = compared
  .map(
    (word) =>
      `case when words || ' ' like '% ' || ${word} || ' %' then 1 else 1 - 1.0 / (length(${word}) + 1) end`,
  )
  .join(' + ');

function published(at: Position | undefined): string {
  return `select title, title_words, kind from site_search.document document
    where ${searchableSql(at)} and locale = $2 and $4 <> ''`;
}

/**
 * `$1` position or null, `$2` locale, `$3` patterns of word prefixes, the longest first, which an
 * index finds; `$4` to `$6` the longest words, as the others are less selective; `$7` the number of
 * suggestions. Similar titles are searched only when too few have these prefixes, because comparing
 * tens of thousands of titles takes long.
 */
function statement(at: Position | undefined): string {
  return `with begun as materialized (
  select title, min(title_words) as words, bool_and(kind = 'media') as is_media
  from (${published(at)}
    and title_words like ($3::text[])[1] and title_words like all ($3::text[])) document
  group by title
), first as materialized (
  select title, row_number() over (order by is_media, ${wholeness} desc, length(title), title) as place
  from begun order by place limit $7
), close as (
  ${compared
    .map(
      (word) => `${published(at)} and (select count(*) from first) < $7
      and ${word} <> '' and title_words %> ${word}`,
    )
    .join(' union all ')}
), like_them as (
  select title, min(title_words) as words, bool_and(kind = 'media') as is_media
  from close group by title
), second as (
  select title, row_number() over (order by is_media, ${likeness} desc, length(title), title) as place
  from like_them where title not in (select title from first)
)
select ${searchPosition} as position,
  array(select title from (
    select title, 1 as turn, place from first union all select title, 2, place from second) suggested
    order by turn, place limit $7) as titles`;
}
