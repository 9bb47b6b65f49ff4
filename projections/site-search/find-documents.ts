import type { WordSynonyms } from '@parvis/contracts/careers/offer-index.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { ResultKind } from '@parvis/contracts/site/search/result-kinds.ts';
import type { SearchResult } from '@parvis/contracts/site/search/site-search.ts';
import type { NamedValue } from '../filtered-lists/named-value.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { nameAt, positionRead } from '../revisioned/queries.ts';
import { findExcerpt, markFound } from '../words/excerpt.ts';
import { queryTerms } from '../words/query-terms.ts';
import { searchableSql, searchPosition, searchTags } from './searched.ts';
import { composeCondition, facetsNamed, inHead, inTitle, makeMarker } from './searched-terms.ts';

export interface DocumentQuery {
  readonly search: string;
  /** What else stands for some of its words. */
  readonly synonyms?: readonly WordSynonyms[] | undefined;
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
  })[];
}

/** The maximum number of searched terms; further ones are ignored. */
const maxTerms = 12;

/**
 * Searches what is published in a language: all of the words, in any order, as offers are searched:
 * in either gender, inflected, joined or split, or what stands for them; the last of them possibly a
 * prefix. Matches in titles come before matches in summaries, and those before the rest, which
 * includes the names of its facets; in titles and summaries exact words come before inflected ones;
 * the title of an image counts as a summary. A search without any word finds nothing.
 * @throws ReadModelNotServed
 */
export async function findDocuments(
  db: Queryable,
  { search, synonyms, locale, kind, named, page, pageSize, at }: DocumentQuery,
): Promise<FoundDocuments> {
  const terms = queryTerms(search, synonyms).slice(0, maxTerms);
  const [row] = await servedRows<Row>(
    db,
    { name: nameAt('site-search', at), text: statement(at) },
    [
      at ?? null,
      locale,
      composeCondition(terms, locale, '', facetsNamed(named, locale)),
      composeCondition(terms, locale, inHead),
      composeCondition(terms, locale, inTitle),
      terms.flatMap(({ words }) => words.map(({ form }) => form)),
      kind ?? null,
      pageSize,
      (page - 1) * pageSize,
    ],
  );
  if (row === undefined) throw new Error('expected one row with the search results');
  const { position, counts, documents } = row;
  const isFound = makeMarker(terms, locale);
  return {
    position: positionRead(at, position),
    counts,
    documents: documents.map(({ title, summary, body, ...rest }) => ({
      ...rest,
      title: markFound(title, isFound),
      excerpt: findExcerpt([summary, body], isFound),
    })),
    tags: searchTags(locale),
  };
}

/** Whether the title, or else title and summary together, contain every word exactly as typed. */
const isExact = `case when vector @@ (select in_head from query) then not exists (
    select from unnest($6::text[]) word
    where strpos(concat(
      title_words, case when not vector @@ (select in_title from query) then summary_words end, ' '
    ), concat(' ', word, ' ')) = 0)
  else false end`;

/**
 * `$1` position or null, `$2` locale, `$3` to `$5` the conditions on a whole vector, on its title and
 * summary, and on its title, `$6` the words, `$7` kind or null, `$8` and `$9` the page.
 */
function statement(at: Position | undefined): string {
  return `with query as materialized (
  select $3::tsquery as anywhere, $4::tsquery as in_head, $5::tsquery as in_title
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
  from found where $7::text is null or kind = $7
  order by place limit $8 offset $9
)
select ${searchPosition} as position,
  (select coalesce(json_object_agg(kind, results), '{}')
   from (select kind, count(*)::int as results from found group by kind) counted) as counts,
  (select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'path', path, 'day', day,
     'title', title, 'summary', summary, 'body', body) order by place), '[]')
   from shown join site_search.document document using (id, valid_from)
   where locale = $2) as documents`;
}
