import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { type ItemRow, itemColumns, toSummary } from './item-row.ts';

/** An item that visitors do not see. */
export interface UnseenItem {
  readonly id: ContentId;
  readonly kind: ContentKind;
  readonly title: string;
}

/** Finds the items with these ids, or at these addresses, that are not published. @throws ReadModelNotServed */
export async function findUnseenAt(
  db: Queryable,
  { ids, paths }: { readonly ids: readonly string[]; readonly paths: readonly string[] },
): Promise<readonly UnseenItem[]> {
  const slugs = paths.flatMap((path) => path.split('/').at(-1) ?? []);
  const rows = await servedRows<ItemRow>(
    db,
    `select read_position('content-items') as position, ${itemColumns('item')}
     from content_items.item
     where status <> 'published' and (id = any($1::text[])
       or (slug = any($2::text[]) and status <> 'deleted'))
     order by title_folded, id`,
    [ids, slugs],
  );
  const named = new Set([...ids, ...paths]);
  return rows
    .map(toSummary)
    .filter(({ id, url }) => named.has(id) || named.has(url))
    .map(({ id, kind, title }) => ({ id, kind, title }));
}
