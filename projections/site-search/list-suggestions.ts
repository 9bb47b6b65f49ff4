import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { wordsOf } from '../platform/filtered-lists/list-words.ts';
import type { Queryable } from '../platform/queryable.ts';
import { servedRows } from '../platform/served-query.ts';
import { searchTag } from './search-tag.ts';

/** Titles close to what is being typed, closest first. */
export interface Suggestions {
  readonly titles: readonly string[];
  readonly position: Position;
  readonly tags: readonly string[];
}

/** Letters beyond these are not compared. */
const maxComparedLength = 100;

/**
 * Suggests titles of what is published: those with words that begin as the words typed, then those
 * with words like them, for who mistyped. @throws ReadModelNotServed
 */
export async function listSuggestions(
  db: Queryable,
  search: string,
  locale: Locale,
  limit: number,
): Promise<Suggestions> {
  const words = wordsOf(search.slice(0, maxComparedLength)).toSorted(
    (one, other) => other.length - one.length,
  );
  const [first = '', second = '', third = ''] = words;
  const [row] = await servedRows<{ position: Position; titles: string[] }>(
    db,
    { name: 'site-search-suggestions', text: statement },
    [locale, words.map((word) => `% ${word}%`), first, second, third, limit],
  );
  if (row === undefined) throw new Error('the suggestions must come in one row');
  return { ...row, tags: [searchTag(locale)] };
}

const likeness =
  'word_similarity($3, words) + word_similarity($4, words) + word_similarity($5, words)';

/**
 * `$1` locale, `$2` patterns of the beginnings of words, the longest first: an index finds that one;
 * `$3` to `$5` the longest words, the others say little; `$6` how many.
 */
const statement = `with close as (
  ${[
    'title_words like ($2::text[])[1] and title_words like all ($2::text[])',
    ...['$3', '$4', '$5'].map((word) => `${word} <> '' and title_words %> ${word}`),
  ]
    .map(
      (holds) => `select title, title_words, kind from site_search.document
        where valid_to is null and locale = $1 and $3 <> '' and ${holds}`,
    )
    .join(' union all ')}
), typed as (
  select title, min(title_words) as words, bool_and(kind = 'media') as is_media
  from close group by title
)
select read_position('site-search') as position,
  array(select title from typed
    order by words like all ($2::text[]) desc, is_media, ${likeness} desc, length(title), title
    limit $6) as titles`;
