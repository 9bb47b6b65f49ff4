import type { DetailsOf } from '@parvis/contracts/content/details.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import type { ListEntry } from './list-entries.ts';

/** A public news item, and since when it has been public. */
export interface NewNews extends ListEntry<DetailsOf<'news'>> {
  readonly since: Position;
}

/** The positions between which news were first published, and their language. */
export interface NewsPeriod {
  readonly after: Position;
  readonly until: Position;
  readonly locale: Locale;
}

/**
 * News that visitors can read now and that were first published after one position, up to another,
 * in that order; planned and withdrawn news are omitted.
 * @throws ReadModelNotServed
 */
export async function findNewNews(
  db: Queryable,
  { after, until, locale }: NewsPeriod,
  limit: number,
): Promise<readonly NewNews[]> {
  return servedRows<NewNews>(
    db,
    {
      name: 'new-news',
      text: `select news.id, first.valid_from as since, news.path, news.title, news.summary,
          news.details
        from page_fragments.content_fragment news
        join lateral (select min(valid_from) as valid_from from page_fragments.content_fragment
          where id = news.id) first on true
        where news.kind = 'news' and news.locale = $3 and news.valid_to is null
          and first.valid_from > $1 and first.valid_from <= $2
          and (select read_position('page-fragments') is not null)
        order by first.valid_from limit $4`,
    },
    [after, until, locale, limit],
  );
}

/** Returns the public ones among these news. @throws ReadModelNotServed */
export async function findPublicNews(
  db: Queryable,
  ids: readonly string[],
): Promise<readonly ListEntry<DetailsOf<'news'>>[]> {
  return servedRows<ListEntry<DetailsOf<'news'>>>(
    db,
    {
      name: 'public-news',
      text: `select id, path, title, summary, details from page_fragments.content_fragment
        where id = any($1) and kind = 'news' and valid_to is null
          and (select read_position('page-fragments') is not null)`,
    },
    [ids],
  );
}
