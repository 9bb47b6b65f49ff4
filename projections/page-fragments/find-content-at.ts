import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** A path at which visitors find a published item, or from which they are redirected to it. */
export interface ContentAtPath {
  readonly path: string;
  readonly title: string;
  /** False if the item has moved: visitors are redirected to its current path. */
  readonly isCurrent: boolean;
}

/** Finds the published items to which these paths lead. @throws ReadModelNotServed */
export async function findContentAt(
  db: Queryable,
  paths: readonly string[],
): Promise<readonly ContentAtPath[]> {
  const rows = await servedRows<ContentAtPath>(
    db,
    `select read_position('page-fragments') as position, once.path, now.title,
       now.path = once.path as "isCurrent"
     from (select distinct on (path) id, path from page_fragments.content_fragment
           where path = any($1::text[]) order by path, valid_from desc) once
     join page_fragments.content_fragment now on now.id = once.id and now.valid_to is null`,
    [paths],
  );
  return rows.map(({ path, title, isCurrent }) => ({ path, title, isCurrent }));
}
