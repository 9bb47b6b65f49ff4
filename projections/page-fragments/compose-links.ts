import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { isValidAt, positionRead } from '../revisioned/queries.ts';
import { contentTag } from './tags.ts';

/** Addresses of linked items, and the log position at which they were read. */
export interface ComposedLinks {
  /** The addresses of published items. */
  readonly links: ReadonlyMap<ContentId, string>;
  readonly position: Position;
  readonly tags: readonly string[];
}

/** Reads the addresses of items, now or at a past position. @throws ReadModelNotServed */
export async function composeLinks(
  db: Queryable,
  ids: readonly ContentId[],
  at?: Position,
): Promise<ComposedLinks> {
  const [row] = await servedRows<{ position: Position; paths: Record<string, string> }>(
    db,
    `select read_position('page-fragments') as position,
       (select coalesce(json_object_agg(page.id, page.path), '{}')
        from page_fragments.content_fragment page
        where page.id = any($2::text[]) and ${isValidAt('page', at)}) as paths`,
    [at ?? null, ids],
  );
  if (row === undefined) throw new Error('expected one row with the position of the fragments');
  const { position, paths } = row;
  return {
    links: new Map(ids.flatMap((id) => (paths[id] === undefined ? [] : [[id, paths[id]]]))),
    position: positionRead(at, position),
    tags: ids.map(contentTag),
  };
}
