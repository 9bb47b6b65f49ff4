import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** A path that redirects to the current path of its item. */
export interface FormerPath {
  readonly from: string;
  readonly to: string;
}

/**
 * Finds which of these paths redirect to the current path of another item.
 * @throws ReadModelNotServed
 */
export async function findFormerPaths(
  db: Queryable,
  paths: readonly string[],
  except: ContentId,
): Promise<readonly FormerPath[]> {
  const rows = await servedRows<FormerPath>(
    db,
    `select read_position('page-fragments') as position, once.path as from, now.path as to
     from (select distinct on (path) id, path from page_fragments.content_fragment
           where path = any($1::text[]) order by path, valid_from desc) once
     join page_fragments.content_fragment now on now.id = once.id and now.valid_to is null
     where once.id <> $2 and now.path <> once.path`,
    [paths, except],
  );
  return rows.map(({ from, to }) => ({ from, to }));
}
