import type { NewsNature } from '@parvis/contracts/content/details.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { newestFirst } from '../filtered-lists/filter-sql.ts';
import {
  type FilteredPage,
  type ListQuery,
  type ListSource,
  queryList,
} from '../filtered-lists/query-list.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { isValid } from './compose-sql.ts';
import type { ListEntry } from './list-entries.ts';
import { kindCode, natureCode } from './listed-item.ts';

/** The published items that a list consists of, before any filter. */
export interface ItemsOfList {
  readonly kinds: readonly ContentKind[];
  readonly natures?: readonly NewsNature[] | undefined;
  /** Values, as `group:id`, of which an item must have one. */
  readonly carrying?: readonly string[] | undefined;
  readonly order: 'newest' | 'title' | 'soonest';
}

/** In the order of a table of contents. */
const byTitle = 'words';
/** Upcoming events first, soonest first; then past ones, latest first. */
const soonestFirst = `ends <= $8::timestamptz,
  case when ends > $8::timestamptz then day end, day desc, created desc`;

/** SQL for an entry, over a row of `content_fragment`. */
export const entryJson = `json_build_object('id', id, 'path', path, 'title', title,
  'summary', summary, 'details', details)`;

function entry(at: 'present' | 'past'): string {
  return `select ${entryJson}
  from page_fragments.content_fragment shown where shown.id = placed.id and ${isValid('shown', at)}`;
}

const orders = { newest: newestFirst, title: byTitle, soonest: soonestFirst } as const;

/** Filters published items. @throws ReadModelNotServed */
export function queryItems(
  db: Queryable,
  items: ItemsOfList & { readonly locale: Locale },
  query: ListQuery,
): Promise<FilteredPage<ListEntry>> {
  return queryList(db, toListSource(items, query.at), query);
}

/**
 * Returns where the entries of a list of published items come from.
 * @param at a past position of the log; the present by default
 */
export function toListSource(
  { kinds, locale, natures, carrying, order }: ItemsOfList & { readonly locale: Locale },
  at: Position | undefined,
): ListSource {
  return {
    model: 'page-fragments',
    name: `filtered-${order}`,
    entry: entry(at === undefined ? 'present' : 'past'),
    order: orders[order],
    locale,
    scope: [kinds.map(kindCode), natures?.map(natureCode), carrying].filter(
      (condition) => condition !== undefined,
    ),
  };
}
