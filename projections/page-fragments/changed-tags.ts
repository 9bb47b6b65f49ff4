import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../platform/queryable.ts';
import { servedRows } from '../platform/served-query.ts';

/** What changed for visitors after a position. */
export interface ChangedTags {
  /** Where the fragments stand: everything up to here is in `tags`. */
  readonly position: Position;
  /** Which build of the fragments answers: when it differs from the last answer, everything may have changed. */
  readonly generation: number;
  /** The position at which each tag changed last. */
  readonly tags: readonly { readonly tag: string; readonly position: Position }[];
}

/** The durable change feed of the page cache. @throws ReadModelNotServed */
export async function changedTagsSince(db: Queryable, position: Position): Promise<ChangedTags> {
  const [row] = await servedRows<{ changed: ChangedTags }>(
    db,
    `select json_build_object(
       'position', read_position('page-fragments'),
       'generation', (
         select generation from projection_state where name = 'page-fragments' and slot = 'live'),
       'tags', (
         select coalesce(json_agg(json_build_object('tag', tag, 'position', "position")
           order by "position", tag), '[]')
         from page_fragments.changed_tag where "position" > $1)
     ) as changed`,
    [position],
  );
  if (row === undefined) throw new Error('the change feed answers one row');
  return row.changed;
}
