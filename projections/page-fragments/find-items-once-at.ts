import { type ContentId, contentIdSchema } from '@parvis/contracts/content/ids.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** Finds the item that visitors saw last at a path, if any did. @throws ReadModelNotServed */
export async function findItemsOnceAt(db: Queryable, path: string): Promise<readonly ContentId[]> {
  const rows = await servedRows<{ id: string }>(
    db,
    `select read_position('page-fragments') as position, id
     from page_fragments.content_fragment where path = $1 order by valid_from desc limit 1`,
    [path],
  );
  return rows.map(({ id }) => contentIdSchema.parse(id));
}
