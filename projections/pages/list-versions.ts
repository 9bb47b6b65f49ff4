import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** The maximum number of versions of one page; the newest. */
export const maxVersions = 5_000;

/** The versions of the item that is public at a path: from when on each was public there. */
export interface VersionsAtPath {
  readonly id: ContentId;
  /** Ascending, without the versions that were replaced within the same instant. */
  readonly instants: readonly Date[];
}

/**
 * Lists from when on each version of the page at a path was public there, its own text and modules
 * as well as its place; undefined when no content is public there now.
 * @throws ReadModelNotServed
 */
export async function listVersions(
  db: Queryable,
  path: string,
): Promise<VersionsAtPath | undefined> {
  const rows = await servedRows<{ id: ContentId; at: Date }>(
    db,
    `with present as (
       select id from page_fragments.content_fragment where path = $1 and valid_to is null limit 1
     ),
     version as (
       select distinct id, valid_from from page_fragments.content_fragment join present using (id)
       where path = $1
     )
     select read_position('page-fragments') as position, id, at from (
       select distinct id, instant.occurred_at as at from version cross join lateral (
         select occurred_at from log_instants.instant where "position" >= valid_from
         order by "position" limit 1) as instant
       order by at desc limit ${maxVersions}) as newest
     where (select read_position('log-instants') is not null) order by at`,
    [path],
  );
  const [first] = rows;
  return first && { id: first.id, instants: rows.map(({ at }) => at) };
}
