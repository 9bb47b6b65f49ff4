import type { NewsNature } from '@parvis/contracts/content/details.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import {
  type ListAnswer,
  type ListQuery,
  newestFirst,
  queryList,
} from '../filtered-lists/query-list.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { holds } from './compose-sql.ts';
import type { ListEntry } from './list-entries.ts';

/** Which published items a list is made of, before any filter. */
export interface ItemsOfList {
  readonly kinds: readonly ContentKind[];
  readonly natures?: readonly NewsNature[] | undefined;
  /** Values, as `group:id`, of which an item must carry one. */
  readonly carrying?: readonly string[] | undefined;
  readonly order: 'newest' | 'title' | 'soonest';
}

/** As a table of contents is. */
const byTitle = 'words';
/** What is to come, soonest first; then what is over, latest first. */
const soonestFirst = `ends <= $8::timestamptz,
  case when ends > $8::timestamptz then day end, day desc, created desc`;

const entry = `select json_build_object('id', id, 'path', path, 'title', title, 'summary', summary,
    'details', details)
  from page_fragments.content_fragment shown
  where shown.id = found.id and shown.valid_from = found.valid_from`;

/** `$9` kinds, `$10` locale, `$11` natures or null, `$12` values of which one must be carried, or null. */
function published(at: 'present' | 'past', day: string, ends: string): string {
  return `select id, valid_from, words, facets, ${day} as day, ${ends} as ends, created
  from page_fragments.content_fragment entry
  where kind = any($9) and locale = $10 and not home and ${holds('entry', at)}
    and ($11::text[] is null or details->>'nature' = any($11))
    and ($12::text[] is null or facets && $12)`;
}

/** Published items by their editorial day. */
function publishedItems(at: 'present' | 'past'): string {
  return published(at, 'listed_on', 'null::timestamptz');
}

const paris = `at time zone 'Europe/Paris'`;

/** Published events by the day on which they begin in Paris. */
function publishedEvents(at: 'present' | 'past'): string {
  return published(
    at,
    `to_char((details->>'eventStart')::timestamptz ${paris}, 'YYYY-MM-DD')`,
    `coalesce(details->>'eventEnd', details->>'eventStart')::timestamptz`,
  );
}

const orders = { newest: newestFirst, title: byTitle, soonest: soonestFirst } as const;

/** Filters published items. @throws ReadModelNotServed */
export function queryItems(
  db: Queryable,
  items: ItemsOfList & { readonly locale: Locale },
  query: ListQuery,
): Promise<ListAnswer<ListEntry>> {
  const { kinds, locale, natures = null, carrying = null, order } = items;
  const at = query.at === undefined ? 'present' : 'past';
  const source = {
    model: 'page-fragments',
    name: `filtered-${order}`,
    scope: order === 'soonest' ? publishedEvents(at) : publishedItems(at),
    entry,
    order: orders[order],
    values: [kinds, locale, natures, carrying],
  };
  return queryList(db, source, query);
}
