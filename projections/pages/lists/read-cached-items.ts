import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { InMemoryListing } from '../../filtered-lists/in-memory-listing.ts';
import type { FilteredPage, ListQuery } from '../../filtered-lists/query-list.ts';
import { readInMemoryListing } from '../../filtered-lists/read-in-memory-listing.ts';
import { readEntriesById } from '../../page-fragments/entries-by-id.ts';
import type { ListEntry } from '../../page-fragments/list-entries.ts';
import { type ItemsOfList, queryItems, toListSource } from '../../page-fragments/query-items.ts';
import { contentTag, listTag } from '../../page-fragments/tags.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import { type CachingDatabase, isCaching, readManyShared, readShared } from '../read-shared.ts';

type ItemsIn = ItemsOfList & { readonly locale: Locale };

/**
 * Filters published items: in memory from the second request that finds the list unchanged,
 * otherwise with a query.
 * @throws ReadModelNotServed
 */
export async function readCachedItems(
  db: Queryable,
  items: ItemsIn,
  query: ListQuery,
): Promise<FilteredPage<ListEntry>> {
  if (items.order !== 'newest' || !isCaching(db, query.at)) return queryItems(db, items, query);
  const source = toListSource(items, query.at);
  const tags = items.kinds.map(listTag);
  const key = `listing ${items.locale} ${JSON.stringify(source.scope)}`;
  const wanted = `wanted ${key}`;
  if (db.cache.find(wanted) !== undefined) {
    const read = await readShared(db, query.at, key, async () => ({
      ...(await readInMemoryListing(db, source)),
      tags,
    }));
    const held = read.listing && (await filterInMemory(db, read.listing, read.position, query));
    if (held !== undefined) return held;
  }
  const result = await queryItems(db, items, query);
  await db.cache.read(wanted, async () => ({ position: result.position, tags }));
  return result;
}

async function filterInMemory(
  db: CachingDatabase,
  listing: InMemoryListing,
  position: Position,
  query: ListQuery,
): Promise<FilteredPage<ListEntry> | undefined> {
  const { ids, ...page } = listing.filter(query);
  const entries = await readCachedEntries(db, ids, position);
  return entries && { ...page, position, entries };
}

/** The entries as they were at a position; undefined when one of them may have changed since. */
async function readCachedEntries(
  db: CachingDatabase,
  ids: readonly string[],
  at: Position,
): Promise<FilteredPage<ListEntry>['entries'] | undefined> {
  const read = await readManyShared(
    db,
    ids,
    (id) => `entry ${id}`,
    async (missing) => {
      const items = await readEntriesById(db, missing);
      return items.map((item) => [item.entry.id, { ...item, tags: [contentTag(item.entry.id)] }]);
    },
  );
  const entries = ids.flatMap((id) => {
    const item = read.get(id);
    return item && item.from <= at && at <= item.position
      ? [{ entry: item.entry, isOver: null }]
      : [];
  });
  return entries.length === ids.length ? entries : undefined;
}
