import type { NewsNature } from '@parvis/contracts/content/details.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Media } from '@parvis/contracts/media/media.ts';
import { type FacetGroup, facetGroups } from '@parvis/contracts/site/filters/facets.ts';
import type { ListState, Month } from '@parvis/contracts/site/filters/list-state.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { ListEntry } from '../page-fragments/list-entries.ts';
import { wordsOf } from '../page-fragments/list-words.ts';
import type { Queryable } from '../platform/queryable.ts';
import { servedRows } from '../platform/served-query.ts';
import { filteredList } from './filter-sql.ts';
import {
  byTitle,
  libraryItems,
  newestFirst,
  publishedEvents,
  publishedItems,
  soonestFirst,
} from './scopes.ts';

/** Which published items a list is made of, before any filter. */
export interface ItemsOfList {
  readonly kinds: readonly ContentKind[];
  readonly natures?: readonly NewsNature[] | undefined;
  /** Values, as `group:id`, of which an item must carry one. */
  readonly carrying?: readonly string[] | undefined;
  readonly order: 'newest' | 'title' | 'soonest';
}

/** What visitors ask of a list. */
export interface ListQuery {
  readonly state: Pick<ListState, 'facets' | 'keywords' | 'dateStart' | 'dateEnd' | 'page'>;
  readonly pageSize: number;
  readonly now: Date;
  /** A past position of the log; the present when left out. */
  readonly at?: Position | undefined;
}

/** A page of a filtered list, with what its filters can still choose. */
export interface ListAnswer<Entry> {
  readonly position: Position;
  readonly total: number;
  readonly entries: readonly {
    readonly entry: Entry;
    /** Of events alone. */
    readonly isOver: boolean | null;
  }[];
  /** Results by `group:id`, of every value that an entry of the list carries. */
  readonly counts: Readonly<Record<string, number>>;
  /** YYYY-MM, whatever is filtered; null for a list without dates. */
  readonly firstMonth: string | null;
  readonly lastMonth: string | null;
  /** When the next event ends, after which the list is another. */
  readonly nextEnd: string | null;
}

/** A media item as the library's list has it, with the day on which it came. */
export interface LibraryEntry {
  readonly media: Media;
  readonly day: string;
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
  const scope = order === 'soonest' ? publishedEvents(at) : publishedItems(at);
  const text = filteredList('page-fragments', scope, orders[order], at);
  const statement = { name: `filtered-${order}-${at}`, text };
  return answer(db, statement, query, [kinds, locale, natures, carrying]);
}

/** Filters the media library. @throws ReadModelNotServed */
export function queryLibrary(db: Queryable, query: ListQuery): Promise<ListAnswer<LibraryEntry>> {
  const at = query.at === undefined ? 'present' : 'past';
  const text = filteredList('media-library', libraryItems(at), newestFirst, at);
  return answer(db, { name: `filtered-library-${at}`, text }, query, []);
}

async function answer<Entry>(
  db: Queryable,
  statement: { readonly name: string; readonly text: string },
  { state, pageSize, now, at }: ListQuery,
  ofScope: readonly unknown[],
): Promise<ListAnswer<Entry>> {
  const wanted = facetGroups.flatMap((group) => {
    const ids = state.facets[group];
    return ids ? [[group, ids.map((id) => facetCode(group, id))] as const] : [];
  });
  const [row] = await servedRows<{ listed: ListAnswer<Entry> }>(db, statement, [
    at ?? null,
    JSON.stringify(Object.fromEntries(wanted)),
    wordsOf(state.keywords),
    isoMonth(state.dateStart),
    isoMonth(state.dateEnd),
    pageSize,
    (state.page - 1) * pageSize,
    now.toISOString(),
    ...ofScope,
  ]);
  if (row === undefined) throw new Error('a list answers one row');
  const { position } = row.listed;
  return { ...row.listed, position: at !== undefined && at < position ? at : position };
}

/** A value as `counts` names it. */
export function facetCode(group: FacetGroup, id: string): string {
  return `${group}:${id}`;
}

/** MM-YYYY as YYYY-MM, which sorts. */
function isoMonth(month: Month | undefined): string | null {
  return month === undefined ? null : `${month.slice(3)}-${month.slice(0, 2)}`;
}
