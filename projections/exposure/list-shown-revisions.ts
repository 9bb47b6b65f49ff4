import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/**
 * Returns which of these positions are of saves whose revision was ever public.
 * @throws ReadModelNotServed
 */
export async function listShownRevisions(
  db: Queryable,
  positions: readonly Position[],
): Promise<ReadonlySet<Position>> {
  const rows = await servedRows<{ position: Position }>(
    db,
    `select "position" from exposure.revision saved
     where "position" = any($1) and (select read_position('exposure') is not null)
       and exists (select 1 from exposure.shown
         where id = saved.subject and shown.revision = saved.revision)`,
    [positions],
  );
  return new Set(rows.map(({ position }) => position));
}
