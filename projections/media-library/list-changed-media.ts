import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../platform/queryable.ts';
import { servedRows } from '../platform/served-query.ts';

/** What changed in the library after a position. */
export interface ChangedMedia {
  /** Where the library stands: everything up to here is in `tags`. */
  readonly position: Position;
  /** Which build of the library answers: when it differs from the last answer, everything may have changed. */
  readonly generation: number;
  readonly tags: readonly { readonly tag: string; readonly position: Position }[];
}

/** The library's part in the change feed of the page cache. @throws ReadModelNotServed */
export async function listChangedMedia(db: Queryable, since: Position): Promise<ChangedMedia> {
  const [row] = await servedRows<ChangedMedia>(
    db,
    `select read_position('media-library') as position, state.generation,
       (select coalesce(json_agg(json_build_object('tag', tag, 'position', changed."position")
          order by changed."position", tag), '[]')
        from media_library.changed_tag changed where changed."position" > $1) as tags
     from projection_state state where state.name = 'media-library' and state.slot = 'live'`,
    [since],
  );
  if (row === undefined) throw new Error('the change feed answers one row');
  return row;
}
