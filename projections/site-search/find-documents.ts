import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { ResultKind } from '@parvis/contracts/site/search/result-kinds.ts';
import type { SearchResult } from '@parvis/contracts/site/search/site-search.ts';
import type { NamedValue } from '../filtered-lists/named-value.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { nameAt, positionRead } from '../revisioned/queries.ts';
import { excerptOf, markFound } from './excerpt.ts';
import { queryWords } from './query-words.ts';
import { searchableSql, searchPosition, searchTags } from './searched.ts';
import { facetLexeme } from './tables.ts';

export interface DocumentQuery {
  readonly search: string;
  readonly locale: Locale;
  readonly kind: ResultKind | undefined;
  /** The names of values in the language of the search. */
  readonly named: readonly NamedValue[];
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** A past position of the log; the present when omitted. */
  readonly at?: Position | undefined;
}

/** A found document; content has no path here. */
export type FoundDocument = Omit<SearchResult, 'path'> & { readonly path: string | null };

/** A page of found documents, best first, with the total of each kind. */
export interface FoundDocuments {
  readonly documents: readonly FoundDocument[];
  readonly counts: Readonly<Partial<Record<ResultKind, number>>>;
  readonly position: Position;
  readonly tags: readonly string[];
}

interface Row {
  readonly position: Position;
  readonly counts: FoundDocuments['counts'];
  readonly documents: readonly (Omit<FoundDocument, 'title' | 'excerpt'> & {
    readonly title: string;
    readonly summary: string;
    readonly body: string;
    /** Its words that match the search, folded. */
    readonly words: readonly string[];
  })[];
}

const languages: Readonly<Record<Locale, string>> = { fr: 'french', en: 'english' };

/**
 * Searches what is published in a language: all of the words, in any order, exact or inflected, the
 * last of them possibly a prefix. Matches in titles come before matches in summaries, and those
 * before the rest, which includes the names of its facets; in titles and summaries exact words come
 * before inflected ones; the title of an image counts as a summary. A search without any word finds
 * nothing.
 * @throws ReadModelNotServed
 */
export async function findDocuments(
  db: Queryable,
  { search, locale, kind, named, page, pageSize, at }: DocumentQuery,
): Promise<FoundDocuments> {
  const { whole, last } = queryWords(search);
  const [row] = await servedRows<Row>(
    db,
    { name: nameAt('site-search', at), text: statement(at) },
    [
      at ?? null,
      locale,
      languages[locale],
      whole,
      last ?? '',
      kind ?? null,
      pageSize,
      (page - 1) * pageSize,
      JSON.stringify(named.map(({ code, words }) => ({ code: facetLexeme(code), words }))),
    ],
  );
  if (row === undefined) throw new Error('expected one row with the search results');
  const { position, counts, documents } = row;
  return {
    position: positionRead(at, position),
    counts,
    documents: documents.map(({ title, summary, body, words, ...rest }) => {
      const found = new Set(words);
      return {
        ...rest,
        title: markFound(title, found),
        excerpt: excerptOf([summary, body], found),
      };
    }),
    tags: searchTags(locale),
  };
}

/**
 * Returns the query of `$4`, whole words, and `$5`, possibly a prefix, on a vector's parts with
 * these weights. Words of letters and digits only contain no operators.
 */
function requestsOf(weights: 'AB' | 'A'): string {
  return `to_tsquery($3::regconfig,
      array_to_string(array(select word || ':${weights}' from unnest($4::text[]) word), ' & '))
    && (to_tsquery($3::regconfig, nullif($5, '') || ':${weights}')
      || to_tsquery('pg_catalog.simple', nullif($5, '') || ':*${weights}'))`;
}

/** The query of each word on a whole vector; empty for a stop word. */
const queryByWord = `select query from (
    select to_tsquery($3::regconfig, word) from unnest($4::text[]) word
    union all
    select to_tsquery($3::regconfig, nullif($5, ''))
      || to_tsquery('pg_catalog.simple', nullif($5, '') || ':*')
  ) word (query) where numnode(query) > 0`;

/** The values, as vectors have them, whose names match `query`: one of them suffices. */
const valuesNamed = `select string_agg(quote_literal(code), ' | ')
    from jsonb_to_recordset($9::jsonb) as named (code text, words text)
    where to_tsvector($3::regconfig, words) || to_tsvector('pg_catalog.simple', words) @@ query`;

/** Whether the title, or else title and summary together, contain every word exactly as typed. */
const isExact = `case when vector @@ (select in_head from query) then not exists (
    select from unnest($4::text[] || nullif($5, '')) word
    where strpos(concat(
      title_words, case when not vector @@ (select in_title from query) then summary_words end, ' '
    ), concat(' ', word, ' ')) = 0)
  else false end`;

/** The words of a document that are, or begin with, those searched for. */
const foundWords = `array(
  select distinct word
  from string_to_table(title_words || summary_words || body_words, ' ') word
  where word <> '' and (starts_with(word, $5)
    or ts_lexize(($3 || '_stem')::regdictionary, word) && stems))`;

/**
 * `$1` position or null, `$2` locale, `$3` its language, `$4` and `$5` words, `$6` kind or null,
 * `$7` and `$8` the page, `$9` the names of values: `[{code, words}]`.
 */
function statement(at: Position | undefined): string {
  return `with query as materialized (
  select ${requestsOf('AB')} as in_head, ${requestsOf('A')} as in_title,
    (select string_agg(concat('(', concat_ws(' | ', query::text, (${valuesNamed})), ')'), ' & ')
     from (${queryByWord}) by_word)::tsquery as anywhere,
    tsvector_to_array(to_tsvector($3::regconfig, array_to_string($4::text[] || $5, ' '))) as stems
), found as materialized (
  select document.id, kind, day, valid_from,
    vector @@ (select in_title from query) and kind <> 'media' as is_in_title,
    vector @@ (select in_head from query) as is_in_head,
    ${isExact} as is_exact,
    ts_rank('{0.1, 0.2, 0.4, 1}', vector, (select anywhere from query)) as rank
  from site_search.document document
  where vector @@ (select anywhere from query) and locale = $2 and ${searchableSql(at)}
), shown as materialized (
  select id, valid_from, row_number() over (
    order by is_in_title desc, is_in_head desc, is_exact desc, kind = 'media', rank desc, day desc nulls last, id) as place
  from found where $6::text is null or kind = $6
  order by place limit $7 offset $8
)
select ${searchPosition} as position,
  (select coalesce(json_object_agg(kind, results), '{}')
   from (select kind, count(*)::int as results from found group by kind) counted) as counts,
  (select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'path', path, 'day', day,
     'title', title, 'summary', summary, 'body', body, 'words', ${foundWords}) order by place), '[]')
   from query, shown join site_search.document document using (id, valid_from)
   where locale = $2) as documents`;
}
