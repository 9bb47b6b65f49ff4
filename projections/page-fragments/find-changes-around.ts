import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../platform/queryable.ts';
import { servedRows } from '../platform/served-query.ts';

/** Positions at which the page at an address changed, came or went. */
export interface ChangesAround {
  readonly previous: Position | null;
  readonly next: Position | null;
}

/**
 * The last change up to `until` and the first after `after`: of the text and modules of the page at
 * an address, or of which page that is. Changes to its frame (menu, list of children) do not count.
 * @throws ReadModelNotServed
 */
export async function findChangesAround(
  db: Queryable,
  path: string,
  until: Position,
  after: Position,
): Promise<ChangesAround> {
  const [row] = await servedRows<ChangesAround>(
    db,
    `with span as (
       select valid_from, valid_to from page_fragments.content_fragment
       where path = $1 and (select read_position('page-fragments') is not null)
     ),
     edge as (select valid_from as at from span union select valid_to from span)
     select max(at) filter (where at <= $2) as previous, min(at) filter (where at > $3) as next
     from edge`,
    [path, until, after],
  );
  return row ?? { previous: null, next: null };
}
