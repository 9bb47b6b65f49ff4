import type { WordSynonyms } from '@parvis/contracts/careers/offer-index.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { nameAt, positionRead } from '../revisioned/queries.ts';
import { foldedWords } from '../words/phrase-table.ts';
import { queryTerms } from '../words/query-terms.ts';
import { searchableSql, searchPosition, searchTags } from './searched.ts';
import { composeCondition, inTitle } from './searched-terms.ts';

/** Titles similar to the typed text, most similar first. */
export interface Suggestions {
  readonly titles: readonly string[];
  readonly position: Position;
  readonly tags: readonly string[];
}

export interface SuggestionQuery {
  readonly search: string;
  /** What else stands for some of its words. */
  readonly synonyms?: readonly WordSynonyms[] | undefined;
  readonly locale: Locale;
  readonly limit: number;
  /** A past position of the log; the present when omitted. */
  readonly at?: Position | undefined;
}

/** The number of letters that are compared; further ones are ignored. */
const maxComparedLength = 100;

/**
 * Suggests titles of published items: first those whose words have the typed prefixes, then those
 * that a search for the words finds, then similar ones, in case of typos; numbers have none.
 */
export async function listSuggestions(
  db: Queryable,
  { search, synonyms, locale, limit, at }: SuggestionQuery,
): Promise<Suggestions> {
  const typed = search.slice(0, maxComparedLength);
  const words = foldedWords(typed).toSorted((one, other) => other.length - one.length);
  const misspelt = words.some((word) => /\d/.test(word)) ? [] : words;
  const [first = '', second = '', third = ''] = misspelt;
  const [row] = await servedRows<{ position: Position; titles: string[] }>(
    db,
    { name: nameAt('site-search-suggestions', at), text: statement(at) },
    [
      at ?? null,
      locale,
      words.map((word) => `% ${word}%`),
      first,
      second,
      third,
      limit,
      composeCondition(queryTerms(typed, synonyms), locale, inTitle),
    ],
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
    where ${searchableSql(at)} and locale = $2`;
}

/**
 * `$1` position or null, `$2` locale, `$3` patterns of word prefixes, the longest first, which an
 * index finds; `$4` to `$6` the longest words, as the others are less selective; `$7` the number of
 * suggestions, `$8` the condition on titles. Other titles are searched only when too few have these
 * prefixes, because comparing tens of thousands of titles takes long.
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
), meant as materialized (
  select title, row_number() over (order by bool_and(kind = 'media'), length(title), title) as place
  from (${published(at)} and (select count(*) from first) < $7 and vector @@ $8::tsquery) document
  where title not in (select title from first)
  group by title order by place limit $7
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
  from like_them
  where title not in (select title from first union all select title from meant)
)
select ${searchPosition} as position,
  array(select title from (
    select title, 1 as turn, place from first union all select title, 2, place from meant
    union all select title, 3, place from second) suggested
    order by turn, place limit $7) as titles`;
}
