import { type ContentId, contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { comparablePath } from '@parvis/contracts/redirects/source-path.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { type ItemRow, itemColumns, toSummary } from './item-row.ts';

/**
 * Finds the items, except deleted ones, at a normalised path, or whose id is one of its segments, as
 * in addresses of the back-office.
 * @throws ReadModelNotServed
 */
export async function findItemsAt(db: Queryable, path: string): Promise<readonly ContentId[]> {
  const segments = path.split('/');
  const ids = segments.filter((segment) => contentIdSchema.safeParse(segment).success);
  const rows = await servedRows<ItemRow>(
    db,
    `select read_position('content-items') as position, ${itemColumns('item')}
     from content_items.item
     where status <> 'deleted' and (slug = $1 or id = any($2::text[]))`,
    [segments.at(-1), ids],
  );
  return rows
    .map(toSummary)
    .filter(({ id, url }) => ids.includes(id) || comparablePath(url) === path)
    .map(({ id }) => id);
}
